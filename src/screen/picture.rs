//! An address as a QR code, for the camera of a phone.

use qrcode::render::{svg, unicode};
use qrcode::{EcLevel, QrCode};

/// Lines for a terminal, each half as many rows as it has columns. Nothing where the text is too long for a code.
pub fn lines(text: &str) -> Vec<String> {
    let Ok(code) = QrCode::with_error_correction_level(text, EcLevel::L) else { return Vec::new() };
    // Most terminals write light on dark, so what they write is the light part; many cameras read no other.
    let (dark, light) = (unicode::Dense1x2::Light, unicode::Dense1x2::Dark);
    code.render().dark_color(dark).light_color(light).build().lines().map(str::to_owned).collect()
}

/// A picture for a browser or a file.
pub fn svg(text: &str) -> Option<String> {
    let code = QrCode::with_error_correction_level(text, EcLevel::M).ok()?;
    Some(code.render::<svg::Color<'_>>().min_dimensions(240, 240).build())
}
