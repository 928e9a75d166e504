//! The checksum of a line: what it proves, and what it mends.

/// Eight figures and a space stand before the JSON.
const PREFIX: usize = 9;

/// The figures of the CRC-32 of these bytes.
pub(super) fn checksum(json: &[u8]) -> [u8; 8] {
    const FIGURES: &[u8; 16] = b"0123456789abcdef";
    let mut crc = crc32fast::hash(json);
    std::array::from_fn(|_| {
        crc = crc.rotate_left(4);
        FIGURES[usize::from(crc.to_le_bytes()[0] & 0xf)]
    })
}

/// The JSON of a line without its line feed, if the checksum is right.
pub(super) fn checked(line: &[u8]) -> Option<&[u8]> {
    let json = line.get(PREFIX..)?;
    let prefix = &line[..PREFIX];
    (prefix[..8] == checksum(json) && prefix[8] == b' ').then_some(json)
}

/// What one byte makes of the register of the CRC-32.
const STEPS: [u32; 256] = {
    let mut steps = [0; 256];
    let mut byte: u32 = 0;
    while byte < 256 {
        let mut crc = byte;
        let mut bit = 0;
        while bit < 8 {
            crc = if crc & 1 == 1 { (crc >> 1) ^ 0xedb8_8320 } else { crc >> 1 };
            bit += 1;
        }
        steps[byte as usize] = crc;
        byte += 1;
    }
    steps
};

/// The bytes by the highest byte of their steps, which is another one for each.
const BYTES: [u8; 256] = {
    let mut bytes = [0; 256];
    let mut byte: u8 = 0;
    loop {
        bytes[(STEPS[byte as usize] >> 24) as usize] = byte;
        if byte == u8::MAX {
            break bytes;
        }
        byte += 1;
    }
};

/// The JSON of a line of which one byte is wrong: its checksum tells which one, and what it was. A wrong byte changes the checksum in a way
/// that depends on its place alone, so the difference is followed back from the end of the line.
pub(super) fn mended(line: &[u8]) -> Option<Vec<u8>> {
    let (prefix, json) = line.split_at_checked(PREFIX)?;
    let right = checksum(json);
    if prefix.iter().zip(right.iter().chain(b" ")).filter(|(is, wanted)| is != wanted).count() == 1 {
        return Some(json.to_vec());
    }
    let wanted = str::from_utf8(&prefix[..8]).ok().and_then(|figures| u32::from_str_radix(figures, 16).ok())?;
    let mut difference = wanted ^ crc32fast::hash(json);
    for at in (0..json.len()).rev() {
        let byte = BYTES[difference.to_be_bytes()[0] as usize];
        let step = STEPS[usize::from(byte)];
        if step == difference && byte != 0 {
            let mut json = json.to_vec();
            json[at] ^= byte;
            return Some(json);
        }
        difference = ((difference ^ step) << 8) | u32::from(byte);
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_checksum_is_the_usual_one() {
        assert_eq!(&checksum(b"123456789"), b"cbf43926");
        assert_eq!(&checksum(b""), b"00000000");
    }

    #[test]
    fn a_line_needs_its_exact_prefix() {
        assert_eq!(checked(b"cbf43926 123456789"), Some(&b"123456789"[..]));
        assert_eq!(checked(b"CBF43926 123456789"), None);
        assert_eq!(checked(b"cbf43926_123456789"), None);
        assert_eq!(checked(b"cbf4392"), None);
        assert_eq!(checked(b"00000000 "), Some(&b""[..]));
    }

    #[test]
    fn any_single_wrong_byte_of_a_line_is_mended() {
        let json = br#"{"fact":"started","white":"Anna"}"#;
        let line = [&checksum(json)[..], b" ", json].concat();
        for at in 0..line.len() {
            for wrong in 1..=u8::MAX {
                let mut line = line.clone();
                line[at] ^= wrong;
                assert_eq!(mended(&line).as_deref(), Some(&json[..]), "byte {at}, {wrong}");
            }
        }
        let mut two = line.clone();
        two[20] ^= 1;
        two[31] ^= 1;
        assert_ne!(mended(&two).as_deref(), Some(&json[..]));
        assert_eq!(mended(b"short"), None);
    }
}
