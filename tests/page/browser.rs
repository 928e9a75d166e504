//! Chromium without a window, asked by its own protocol through a pipe: no port is opened, and nothing is fetched.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use serde_json::{Value, json};
use tempfile::TempDir;

/// Where `.ci/setup test` puts what judges pages.
const PARTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/target/npm/node_modules");

/// What Chromium need not do here. It shows only pages of ours, so that it may go without a sandbox, which root and containers
/// have not got.
const FLAGS: [&str; 13] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--disable-extensions",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--lang=en",
    "--remote-debugging-pipe",
    "about:blank",
];

pub struct Browser {
    child: Child,
    to: Option<ChildStdin>,
    from: BufReader<ChildStdout>,
    session: Option<String>,
    asked: u64,
    _profile: TempDir,
}

impl Browser {
    pub fn start() -> Browser {
        let profile = tempfile::tempdir().expect("a directory");
        // Chromium takes its orders from the file descriptor 3 and answers on 4.
        let mut command = Command::new("sh");
        command
            .args(["-c", "exec chromium-headless-shell \"$@\" 3<&0 4>&1 </dev/null >/dev/null 2>/dev/null", "sh"])
            .arg(format!("--user-data-dir={}", profile.path().display()))
            .args(FLAGS);
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("a shell");
        let to = child.stdin.take();
        let from = BufReader::new(child.stdout.take().expect("its output"));
        let mut browser = Browser { child, to, from, session: None, asked: 0, _profile: profile };
        let target = browser.ask("Target.createTarget", &json!({ "url": "about:blank" }))["targetId"].clone();
        let attached = browser.ask("Target.attachToTarget", &json!({ "targetId": target, "flatten": true }));
        browser.session = attached["sessionId"].as_str().map(str::to_owned);
        browser.ask("Page.enable", &json!({}));
        browser.ask("Accessibility.enable", &json!({}));
        browser
    }

    fn next(&mut self) -> Value {
        let mut bytes = Vec::new();
        self.from.read_until(0, &mut bytes).expect("it can be read");
        assert_eq!(bytes.pop(), Some(0), "Chromium does not start or has ended; `.ci/setup test true` installs it");
        serde_json::from_slice(&bytes).expect("JSON")
    }

    /// Asks, and waits for the answer; what else it tells meanwhile is passed over, but for the event that is waited for.
    fn ask_until(&mut self, method: &str, params: &Value, event: Option<&str>) -> Value {
        self.asked += 1;
        let mut order = json!({ "id": self.asked, "method": method, "params": params });
        if let Some(session) = &self.session {
            order["sessionId"] = json!(session);
        }
        let to = self.to.as_mut().expect("open");
        to.write_all(format!("{order}\0").as_bytes()).and_then(|()| to.flush()).expect("it reads");
        let (mut answer, mut happened) = (None, event.is_none());
        while answer.is_none() || !happened {
            let mut told = self.next();
            happened |= told["method"].as_str().is_some_and(|method| Some(method) == event);
            if told["id"] == json!(self.asked) {
                assert_eq!(told.get("error"), None, "{method}");
                answer = Some(told["result"].take());
            }
        }
        answer.unwrap_or_default()
    }

    pub fn ask(&mut self, method: &str, params: &Value) -> Value {
        self.ask_until(method, params, None)
    }

    pub fn open(&mut self, path: &Path) {
        self.open_at(&format!("file://{}", path.display()));
    }

    pub fn open_at(&mut self, address: &str) {
        let opened = self.ask_until("Page.navigate", &json!({ "url": address }), Some("Page.loadEventFired"));
        assert_eq!(opened.get("errorText"), None, "{address}");
    }

    /// The page as a PDF, as it is printed by somebody who changes nothing.
    pub fn print(&mut self) -> Vec<u8> {
        let mut printed = self.ask("Page.printToPDF", &json!({ "generateTaggedPDF": true }))["data"].take();
        let data = std::mem::take(&mut printed).as_str().expect("base64").to_owned();
        decoded(&data)
    }

    /// What a script says that runs on the page; pages of ours have none.
    pub fn run(&mut self, script: &str) -> Value {
        let params = json!({ "expression": script, "awaitPromise": true, "returnByValue": true });
        let mut done = self.ask("Runtime.evaluate", &params);
        assert_eq!(done.get("exceptionDetails"), None);
        done["result"]["value"].take()
    }

    /// How somebody wants to see pages: `("prefers-color-scheme", "dark")`; on paper or on a screen.
    pub fn see(&mut self, medium: &str, wishes: &[(&str, &str)]) {
        let wishes: Vec<Value> = wishes.iter().map(|(name, value)| json!({ "name": name, "value": value })).collect();
        self.ask("Emulation.setEmulatedMedia", &json!({ "media": medium, "features": wishes }));
    }

    /// Nothing is broken on the page that is shown, and axe-core has looked at these rules; `what` is told where that is not so.
    pub fn assert_clean(&mut self, what: &str, rules: &[&str]) {
        let (broken, held) = self.axe();
        assert_eq!(broken, Vec::<String>::new(), "{what}");
        for rule in rules {
            assert!(held.iter().any(|name| name == rule), "{what}: {rule} was not looked at: {held:?}");
        }
    }

    /// What axe-core finds on the page: the names of the rules that are broken, each with the first element, and of those that hold.
    pub fn axe(&mut self) -> (Vec<String>, Vec<String>) {
        let path = format!("{PARTS}/axe-core/axe.min.js");
        let axe = std::fs::read_to_string(&path)
            .unwrap_or_else(|error| panic!("{path}: {error}; `.ci/setup test true` installs axe-core"));
        self.run(&format!("{axe};0"));
        let found = self.run("axe.run(document, { resultTypes: ['violations', 'passes'] })");
        let rules = |kind: &str| -> Vec<String> {
            let rules = found[kind].as_array().unwrap_or_else(|| panic!("no {kind}"));
            let element = |rule: &Value| rule["nodes"][0]["html"].as_str().unwrap_or_default().to_owned();
            rules.iter().map(|rule| format!("{} {}", rule["id"].as_str().unwrap_or_default(), element(rule))).collect()
        };
        let names =
            |rules: Vec<String>| rules.iter().filter_map(|rule| rule.split(' ').next().map(str::to_owned)).collect();
        (rules("violations"), names(rules("passes")))
    }

    /// What a screen reader gets, one node a line, indented: role, level, name.
    pub fn tree(&mut self) -> String {
        let nodes = self.ask("Accessibility.getFullAXTree", &json!({}))["nodes"].take();
        let nodes = nodes.as_array().expect("nodes");
        let by_id: Nodes<'_> = nodes.iter().filter_map(|node| Some((node["nodeId"].as_str()?, node))).collect();
        let mut text = String::new();
        draw(&by_id, &nodes[0], 0, &mut text);
        text
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // It ends when nobody can give orders any more.
        self.to = None;
        if self.child.wait().is_err() {
            let _gone = self.child.kill();
        }
    }
}

/// Base64, in which the protocol has bytes.
fn decoded(text: &str) -> Vec<u8> {
    const SIGNS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let values: Vec<u32> = text
        .bytes()
        .filter_map(|sign| SIGNS.iter().position(|each| *each == sign))
        .map(|value| u32::try_from(value).expect("small"))
        .collect();
    let bytes = values.chunks(4).flat_map(|group| {
        let bits = group.iter().fold(0, |bits, value| bits << 6 | value) << (6 * (4 - group.len()));
        bits.to_be_bytes()[1..group.len()].to_vec()
    });
    bytes.collect()
}

type Nodes<'a> = HashMap<&'a str, &'a Value>;

/// Rows of tables stand on one line; in them, and in headings, names are the words themselves.
fn draw(nodes: &Nodes<'_>, node: &Value, depth: usize, text: &mut String) {
    let role = node["role"]["value"].as_str().unwrap_or_default();
    let ignored = node["ignored"] == json!(true) || matches!(role, "generic" | "InlineTextBox" | "rowgroup");
    let children = node["childIds"].as_array().into_iter().flatten();
    let mut children = children.filter_map(|child| nodes.get(child.as_str()?).copied());
    if role == "caption" {
        // The name of its table.
        return;
    }
    if role == "row" {
        let cells: Vec<String> = children.map(named).collect();
        let _written = writeln!(text, "{}row: {}", "  ".repeat(depth), cells.join(" | "));
        return;
    }
    if !ignored {
        let _written = writeln!(text, "{}{}", "  ".repeat(depth), named(node));
    }
    if !matches!(role, "heading" | "term") {
        children.by_ref().for_each(|child| draw(nodes, child, depth + usize::from(!ignored), text));
    }
}

/// Role, level and name.
fn named(node: &Value) -> String {
    let word = |value: &Value| value.as_str().unwrap_or_default().replace('\n', " ");
    let properties = node["properties"].as_array().into_iter().flatten();
    let level =
        properties.filter(|property| property["name"] == "level").find_map(|level| level["value"]["value"].as_u64());
    let level = level.map(|level| level.to_string()).unwrap_or_default();
    let parts = [word(&node["role"]["value"]), level, word(&node["name"]["value"])];
    parts.iter().map(String::as_str).filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

/// What the checker of HTML says of files; nothing where all is well.
pub fn check_html(paths: &[&Path]) -> String {
    let jar = format!("{PARTS}/vnu-jar/build/dist/vnu.jar");
    let output = Command::new("java")
        .args(["-jar", &jar, "--stdout", "--exit-zero-always", "--format", "gnu"])
        .args(paths)
        .output();
    let output = output.expect("java; `.ci/setup test true` installs it");
    assert!(output.status.success(), "{jar}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}
