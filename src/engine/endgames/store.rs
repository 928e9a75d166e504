//! Tables on disk, where they are kept between two runs: whole, of our form, and unspoilt, or not at all.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use super::{Material, Table, Tables};
use crate::disk;
use crate::game::system_error::SystemError;

/// The form of the files; what another version has made is made anew.
const FORM: &str = "annabella-endgame 1";

/// What was wrong with the files; the tables are there all the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StoreTrouble {
    /// What stood in a file is no such table. It was made anew.
    Damaged { file: PathBuf },
    /// A table could not be written. It is in memory.
    NotKept { file: PathBuf, why: SystemError },
}

/// The folder of the tables.
#[derive(Clone, Debug)]
pub struct Store {
    folder: PathBuf,
}

impl Store {
    /// A folder that need not exist.
    pub fn new(folder: PathBuf) -> Store {
        Store { folder }
    }

    fn file(&self, material: &Material) -> PathBuf {
        self.folder.join(format!("{}.dtm", material.name))
    }

    /// Whether the files of an endgame are there; whether they are whole shows when they are read.
    pub fn has(&self, material: &'static Material) -> bool {
        with_all(material).iter().all(|material| self.file(material).exists())
    }

    /// Adds the tables of an endgame to those that are there: read where possible, made and written where not. When it is cancelled,
    /// those that were not made yet are missing.
    pub fn provide(
        &self,
        material: &'static Material,
        tables: &mut Tables,
        cancelled: &AtomicBool,
    ) -> Vec<StoreTrouble> {
        let mut troubles = Vec::new();
        for material in with_all(material) {
            if tables.of(material).is_some() {
                continue;
            }
            let file = self.file(material);
            // Nothing there is how every folder begins; what cannot be read can perhaps be written.
            if let Ok(bytes) = fs::read(&file) {
                if let Some(table) = read(&bytes, material) {
                    tables.put(Arc::new(table));
                    continue;
                }
                troubles.push(StoreTrouble::Damaged { file: file.clone() });
            }
            let Some(table) = tables.make(material, cancelled) else { break };
            if let Err(why) = self.write(&file, &table) {
                troubles.push(StoreTrouble::NotKept { file, why: why.into() });
            }
        }
        troubles
    }

    fn write(&self, file: &Path, table: &Table) -> io::Result<()> {
        fs::create_dir_all(&self.folder)?;
        let head = head(table.material, &table.values);
        disk::replace(file, [head.as_bytes(), &table.values].concat())
    }
}

fn with_all(material: &'static Material) -> Vec<&'static Material> {
    let mut all = material.leads_into();
    all.push(material);
    all
}

/// The first line of a file.
fn head(material: &Material, values: &[u8]) -> String {
    format!("{FORM} {} {:08x}\n", material.name, crc32fast::hash(values))
}

/// The table of a file; `None` where that holds something else.
pub(super) fn read(bytes: &[u8], material: &'static Material) -> Option<Table> {
    let line = bytes.iter().take(100).position(|byte| *byte == b'\n')?;
    let (first, values) = bytes.split_at(line + 1);
    let is_whole = values.len() == material.size() as usize && first == head(material, values).as_bytes();
    is_whole.then(|| Table { material, values: values.to_vec() })
}
