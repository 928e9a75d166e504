//! Every vector, judged.

use std::collections::BTreeMap;

use crate::laws::file;

#[test]
fn no_two_vectors_bear_the_same_name() {
    let vectors = file::vectors();
    let ids: std::collections::BTreeSet<&str> = vectors.iter().filter_map(|vector| vector["id"].as_str()).collect();
    assert_eq!(ids.len(), vectors.len());
}

#[test]
fn every_vector_is_decided_as_expected() {
    let long: Vec<_> = file::vectors().into_iter().filter(file::takes_long).collect();
    let reports = file::judge(&long);
    assert_eq!((reports.len(), long.len() + file::quick().len()), (long.len(), file::vectors().len()));
    let quick = file::quick().iter().map(|(vector, report)| (vector, report));
    let mut counts: BTreeMap<String, (usize, usize)> = BTreeMap::new();
    let mut wrong = Vec::new();
    for (vector, report) in long.iter().zip(&reports).chain(quick) {
        let (passed, all) = counts.entry(file::kind_of(vector)).or_default();
        *all += 1;
        *passed += usize::from(report.pass());
        // Only what says so of itself may be skipped.
        assert_eq!(report.skipped, vector["decidable"] == false, "{}", report.id);
        assert_eq!(report.verdicts.is_empty(), report.skipped || report.error.is_some(), "{}", report.id);
        if !report.pass() {
            let failed = report.verdicts.iter().find(|verdict| !verdict.pass);
            let why = failed.map(|verdict| {
                let decided: BTreeMap<_, _> =
                    verdict.decided.iter().filter(|(key, _)| verdict.differs.contains(key)).collect();
                format!("{} {:?} {:?} {decided:?}", verdict.profile, verdict.error, verdict.differs)
            });
            wrong.push(format!("{} ({}): {:?} {why:?}", report.id, file::kind_of(vector), report.error));
        }
    }
    let counts: Vec<String> = counts.iter().map(|(kind, (passed, all))| format!("{kind} {passed}/{all}")).collect();
    assert!(wrong.is_empty(), "{}\n{}", wrong.join("\n"), counts.join("\n"));
}

#[test]
fn names_notes_and_expectations_decide_nothing() {
    let mut bare: Vec<_> = file::quick().iter().map(|(vector, _)| vector.clone()).collect();
    for (index, vector) in bare.iter_mut().enumerate() {
        let fields = vector.as_object_mut().expect("an object");
        fields["id"] = format!("{index}").into();
        for prose in
            ["note", "verified", "why", "library_answers", "material_only_answer", "chasolver", "rule", "seeds"]
        {
            fields.remove(prose);
        }
        // The texts of `notation_set/accept` stand among the answers: they stay, and what they mean goes.
        let hide = |expect: &mut serde_json::Value| {
            for value in expect.as_object_mut().expect("an object").values_mut() {
                match value.as_object_mut() {
                    Some(inner) => inner.values_mut().for_each(|value| *value = "hidden".into()),
                    None => *value = "hidden".into(),
                }
            }
        };
        if let Some(expect) = fields.get_mut("expect") {
            hide(expect);
        }
        if let Some(by_profile) = fields.get_mut("expect_by_profile").and_then(|each| each.as_object_mut()) {
            by_profile.values_mut().for_each(hide);
        }
    }
    for ((_, one), other) in file::quick().iter().zip(file::judge(&bare)) {
        assert_eq!(one.verdicts.len(), other.verdicts.len(), "{}", one.id);
        for (one_verdict, other_verdict) in one.verdicts.iter().zip(&other.verdicts) {
            assert_eq!(one_verdict.decided, other_verdict.decided, "{}", one.id);
            assert_eq!(one_verdict.error, other_verdict.error, "{}", one.id);
            assert!(!other_verdict.pass, "{}: `hidden` was expected", one.id);
        }
    }
}
