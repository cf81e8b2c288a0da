//! A picture of a sheet, as brightness: what a camera or a scanner made, PNG or JPEG.

use std::io::Cursor;

use zune_jpeg::JpegDecoder;
use zune_jpeg::zune_core::bytestream::ZCursor;
use zune_jpeg::zune_core::colorspace::ColorSpace;
use zune_jpeg::zune_core::options::DecoderOptions;

/// The most points of a picture: more than any camera makes, and no more memory than a small machine has.
const MOST_POINTS: usize = 200_000_000;

/// A picture, point by point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// Points in a row.
    pub width: usize,
    /// Rows.
    pub height: usize,
    bright: Vec<u8>,
}

/// Why a picture cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unreadable {
    /// It is neither PNG nor JPEG.
    OtherKind,
    /// It is damaged, or too large.
    Damaged(String),
}

impl Picture {
    /// Reads a file.
    pub fn read(file: &[u8]) -> Result<Picture, Unreadable> {
        match file {
            [0x89, b'P', b'N', b'G', ..] => from_png(file),
            [0xff, 0xd8, 0xff, ..] => from_jpeg(file),
            _ => Err(Unreadable::OtherKind),
        }
    }

    /// How bright a point is, from 0 to 255; outside of the picture it is white.
    pub fn bright(&self, x: usize, y: usize) -> u8 {
        let inside = x < self.width && y < self.height;
        inside.then(|| self.bright.get(y * self.width + x).copied()).flatten().unwrap_or(u8::MAX)
    }
}

fn from_png(file: &[u8]) -> Result<Picture, Unreadable> {
    let damaged = |error: png::DecodingError| Unreadable::Damaged(error.to_string());
    let mut decoder = png::Decoder::new(Cursor::new(file));
    decoder.set_transformations(png::Transformations::normalize_to_color8());
    let mut reader = decoder.read_info().map_err(damaged)?;
    let (width, height) = reader.info().size();
    let (width, height) = (width as usize, height as usize);
    small_enough(width, height)?;
    let size = reader.output_buffer_size().ok_or_else(too_large)?;
    let mut points = vec![0; size];
    let frame = reader.next_frame(&mut points).map_err(damaged)?;
    let bright = match frame.color_type.samples() {
        // Grey, with or without a second number for how much of it is there.
        samples @ (1 | 2) => points.chunks_exact(samples).map(|point| point[0]).collect(),
        samples => points.chunks_exact(samples).map(luma).collect(),
    };
    Ok(Picture { width, height, bright })
}

fn from_jpeg(file: &[u8]) -> Result<Picture, Unreadable> {
    let damaged = |error: zune_jpeg::errors::DecodeErrors| Unreadable::Damaged(error.to_string());
    let options = DecoderOptions::default().jpeg_set_out_colorspace(ColorSpace::Luma);
    let mut decoder = JpegDecoder::new_with_options(ZCursor::new(file), options);
    decoder.decode_headers().map_err(damaged)?;
    let info = decoder.info().ok_or_else(too_large)?;
    let (width, height) = (usize::from(info.width), usize::from(info.height));
    small_enough(width, height)?;
    let bright = decoder.decode().map_err(damaged)?;
    Ok(Picture { width, height, bright })
}

fn small_enough(width: usize, height: usize) -> Result<(), Unreadable> {
    let points = width.checked_mul(height).filter(|points| *points <= MOST_POINTS);
    points.map(|_| ()).ok_or_else(too_large)
}

fn too_large() -> Unreadable {
    Unreadable::Damaged(format!("more than {MOST_POINTS} points"))
}

/// How bright a colour is to the eye (ITU-R BT.709, in whole numbers).
fn luma(point: &[u8]) -> u8 {
    let [red, green, blue] = [0, 1, 2].map(|at| u32::from(point.get(at).copied().unwrap_or(0)));
    ((2126 * red + 7152 * green + 722 * blue) / 10_000) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A PNG of two points, black and white, in that form.
    fn two_points(color: png::ColorType, points: &[u8]) -> Vec<u8> {
        let mut file = Vec::new();
        let mut encoder = png::Encoder::new(&mut file, 2, 1);
        encoder.set_color(color);
        encoder.set_depth(png::BitDepth::Eight);
        encoder.write_header().unwrap().write_image_data(points).unwrap();
        file
    }

    #[test]
    fn pictures_in_grey_and_in_colour_are_read_as_brightness() {
        for (color, points) in [
            (png::ColorType::Grayscale, &[0, 255][..]),
            (png::ColorType::GrayscaleAlpha, &[0, 255, 255, 255]),
            (png::ColorType::Rgb, &[0, 0, 0, 255, 255, 255]),
            (png::ColorType::Rgba, &[0, 0, 0, 255, 255, 255, 255, 255]),
        ] {
            let picture = Picture::read(&two_points(color, points)).unwrap();
            assert_eq!((picture.width, picture.height), (2, 1), "{color:?}");
            assert_eq!([picture.bright(0, 0), picture.bright(1, 0), picture.bright(9, 9)], [0, 255, 255]);
        }
        assert!(luma(&[0, 255, 0]) > luma(&[0, 0, 255]), "green is brighter than blue");
    }

    #[test]
    fn what_is_no_picture_or_a_damaged_one_is_said() {
        assert_eq!(Picture::read(b"K7RX2M"), Err(Unreadable::OtherKind));
        assert_eq!(Picture::read(b""), Err(Unreadable::OtherKind));
        let whole = two_points(png::ColorType::Grayscale, &[0, 255]);
        for end in 4..whole.len() - 12 {
            assert!(matches!(Picture::read(&whole[..end]), Err(Unreadable::Damaged(_))), "{end}");
        }
        assert!(matches!(Picture::read(&[0xff, 0xd8, 0xff, 0xe0, 1, 2]), Err(Unreadable::Damaged(_))));
    }
}
