//! Numbers out of the files of a model.

/// Numbers out of a file, little-endian, one after the other.
pub(super) struct Numbers<'a>(pub(super) &'a [u8]);

impl<'a> Numbers<'a> {
    /// Those that follow a header of text. `None`: there is no header, or the numbers are those of another kind of machine.
    pub(super) fn behind_header(bytes: &'a [u8]) -> Option<Numbers<'a>> {
        const HEADER_END: &[u8] = b"endhdr\n";
        const ORDER: u32 = 0x1122_3344;
        let start = bytes.windows(HEADER_END.len()).position(|window| window == HEADER_END)? + HEADER_END.len();
        let mut numbers = Numbers(&bytes[start..]);
        (numbers.u32()? == ORDER).then_some(numbers)
    }

    pub(super) fn bytes(&mut self, count: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(taken)
    }

    pub(super) fn u32(&mut self) -> Option<u32> {
        Some(u32::from_le_bytes(self.bytes(4)?.try_into().ok()?))
    }

    /// One that counts what the file has room for.
    pub(super) fn count(&mut self) -> Option<usize> {
        usize::try_from(self.u32()?).ok().filter(|count| *count <= self.0.len())
    }

    pub(super) fn u16(&mut self) -> Option<u16> {
        Some(u16::from_le_bytes(self.bytes(2)?.try_into().ok()?))
    }

    /// `None`: it is none, or infinite.
    pub(super) fn f32(&mut self) -> Option<f32> {
        Some(f32::from_bits(self.u32()?)).filter(|number| number.is_finite())
    }
}
