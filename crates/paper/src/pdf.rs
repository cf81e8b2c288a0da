//! Pages as a PDF file: vector graphics, faces reduced to the letters used, every code written once however often it stands
//! on the sheets. The same document gives the same bytes: there is no date and no random name in it.
#![allow(clippy::float_arithmetic)] // PDF coordinates are decimals; nothing is decided by them

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use miniz_oxide::deflate::compress_to_vec_zlib;
use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, UnicodeCmap};
use pdf_writer::{Content, Filter, Finish, Name, Pdf, Rect, Ref, Str, TextStr};
use subsetter::GlyphRemapper;

use crate::code::{Matrix, QUIET};
use crate::face::Face;
use crate::page::{Document, Frame, Ink, Length, Mark, Page, Style};

/// How hard streams are compressed: slips for a whole championship are still done in an instant.
const LEVEL: u8 = 6;

const CID: SystemInfo<'static> =
    SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };

/// Writes the document as a PDF file.
pub fn write(document: &Document) -> Vec<u8> {
    let mut writer = Writer { pdf: Pdf::new(), next: 1 };
    let [catalog, tree, info] = [writer.id(), writer.id(), writer.id()];
    let fonts = Fonts::used_in(document);
    let font_ids: BTreeMap<Face, Ref> =
        fonts.0.iter().map(|(face, used)| (*face, writer.font(*face, used))).collect();
    let codes = writer.codes(document);
    let mut pages = Vec::with_capacity(document.pages.len());
    for page in &document.pages {
        let on_page = Codes { all: &codes, page };
        let content = writer.stream(&content(page, &fonts, &on_page));
        let id = writer.id();
        let mut out = writer.pdf.page(id);
        out.media_box(Rect::new(0.0, 0.0, points(page.width), points(page.height)));
        out.parent(tree).contents(content);
        let mut resources = out.resources();
        let mut named = resources.fonts();
        for (face, id) in &font_ids {
            named.pair(Name(font_name(*face)), *id);
        }
        named.finish();
        let mut named = resources.x_objects();
        for (name, id) in on_page.named() {
            named.pair(Name(name.as_bytes()), id);
        }
        named.finish();
        resources.finish();
        out.finish();
        pages.push(id);
    }
    writer.pdf.pages(tree).count(pages.len() as i32).kids(pages);
    let mut out = writer.pdf.catalog(catalog);
    out.pages(tree).lang(TextStr(document.language));
    out.viewer_preferences().display_doc_title(true);
    out.finish();
    writer.pdf.document_info(info).title(TextStr(&document.title)).creator(TextStr("Marshal"));
    writer.pdf.finish()
}

struct Writer {
    pdf: Pdf,
    next: i32,
}

/// The codes of a page among those of the document.
struct Codes<'a> {
    all: &'a [(Arc<Matrix>, Ref)],
    page: &'a Page,
}

/// The glyphs used of each face, with the letter each stands for.
struct Fonts(BTreeMap<Face, Used>);

struct Used {
    glyphs: GlyphRemapper,
    letters: BTreeMap<u16, char>,
}

impl Fonts {
    fn used_in(document: &Document) -> Fonts {
        let mut letters: BTreeMap<Face, BTreeSet<char>> = BTreeMap::new();
        for mark in document.pages.iter().flat_map(|page| &page.marks) {
            if let Mark::Text { style, text, .. } = mark {
                letters.entry(style.face).or_default().extend(style.face.seen(text).chars());
            }
        }
        let used = |(face, letters): (Face, BTreeSet<char>)| {
            let mut used = Used { glyphs: GlyphRemapper::new(), letters: BTreeMap::new() };
            for letter in letters {
                let glyph = used.glyphs.remap(face.glyph(letter));
                used.letters.entry(glyph).or_insert(letter);
            }
            (face, used)
        };
        Fonts(letters.into_iter().map(used).collect())
    }

    /// The text as two bytes a glyph.
    fn encoded(&self, face: Face, text: &str) -> Vec<u8> {
        let Some(used) = self.0.get(&face) else { return Vec::new() };
        let seen = face.seen(text);
        let glyphs = seen.chars().map(|letter| used.glyphs.get(face.glyph(letter)).unwrap_or(0));
        glyphs.flat_map(u16::to_be_bytes).collect()
    }
}

impl Codes<'_> {
    fn name(&self, matrix: &Matrix) -> Option<String> {
        self.all.iter().position(|(known, _)| **known == *matrix).map(|at| format!("Q{at}"))
    }

    fn named(&self) -> BTreeMap<String, Ref> {
        let on_page = self.page.marks.iter().filter_map(|mark| match mark {
            Mark::Code { matrix, .. } => self.all.iter().position(|(known, _)| known == matrix),
            _ => None,
        });
        on_page.map(|at| (format!("Q{at}"), self.all[at].1)).collect()
    }
}

impl Writer {
    fn id(&mut self) -> Ref {
        let id = Ref::new(self.next);
        self.next += 1;
        id
    }

    fn stream(&mut self, data: &[u8]) -> Ref {
        let id = self.id();
        let packed = compress_to_vec_zlib(data, LEVEL);
        self.pdf.stream(id, &packed).filter(Filter::FlateDecode);
        id
    }

    /// Every code of the document once, one unit a module.
    fn codes(&mut self, document: &Document) -> Vec<(Arc<Matrix>, Ref)> {
        let mut codes: Vec<(Arc<Matrix>, Ref)> = Vec::new();
        for mark in document.pages.iter().flat_map(|page| &page.marks) {
            let Mark::Code { matrix, .. } = mark else { continue };
            if codes.iter().any(|(known, _)| known == matrix) {
                continue;
            }
            let size = matrix.size() as f32;
            let mut content = Content::new();
            for (row, column, length) in matrix.runs() {
                content.rect(column as f32, size - 1.0 - row as f32, length as f32, 1.0);
            }
            content.fill_nonzero();
            let packed = compress_to_vec_zlib(&content.finish(), LEVEL);
            let id = self.id();
            let mut form = self.pdf.form_xobject(id, &packed);
            form.bbox(Rect::new(0.0, 0.0, size, size));
            form.filter(Filter::FlateDecode);
            form.finish();
            codes.push((Arc::clone(matrix), id));
        }
        codes
    }

    fn font(&mut self, face: Face, used: &Used) -> Ref {
        let file = subsetter::subset(face.file(), 0, &used.glyphs)
            .expect("the embedded font can be reduced; every sheet's test does it");
        let file = self.stream(&file);
        let parsed = face.parsed();
        let per_em = f32::from(parsed.units_per_em());
        let units = |value: i16| f32::from(value) * 1000.0 / per_em;
        let name = format!("MRSHAL+{}", face.name());
        let [font, cid, descriptor, unicode] = [self.id(), self.id(), self.id(), self.id()];
        let mut type0 = self.pdf.type0_font(font);
        type0.base_font(Name(name.as_bytes())).encoding_predefined(Name(b"Identity-H"));
        type0.descendant_font(cid).to_unicode(unicode);
        type0.finish();
        let mut out = self.pdf.cid_font(cid);
        out.subtype(CidFontType::Type2).base_font(Name(name.as_bytes())).system_info(CID);
        out.font_descriptor(descriptor).cid_to_gid_map_predefined(Name(b"Identity"));
        let widths =
            used.glyphs.remapped_gids().map(|glyph| f32::from(face.advance(glyph)) * 1000.0 / per_em);
        out.widths().consecutive(0, widths);
        out.finish();
        let area = parsed.global_bounding_box();
        let mut out = self.pdf.font_descriptor(descriptor);
        out.name(Name(name.as_bytes())).flags(FontFlags::SYMBOLIC).italic_angle(0.0).stem_v(80.0);
        out.bbox(Rect::new(units(area.x_min), units(area.y_min), units(area.x_max), units(area.y_max)));
        out.ascent(units(parsed.ascender())).descent(units(parsed.descender()));
        out.cap_height(units(parsed.capital_height().unwrap_or(1493))).font_file2(file);
        out.finish();
        let mut map = UnicodeCmap::new(Name(b"Custom"), CID);
        for (glyph, letter) in &used.letters {
            map.pair(*glyph, *letter);
        }
        let packed = compress_to_vec_zlib(&map.finish(), LEVEL);
        self.pdf.cmap(unicode, &packed).filter(Filter::FlateDecode);
        font
    }
}

/// The drawing of one page.
fn content(page: &Page, fonts: &Fonts, codes: &Codes<'_>) -> Vec<u8> {
    let mut out = Content::new();
    let up = |y: Length| points(page.height - y);
    for mark in &page.marks {
        match mark {
            Mark::Text { x, baseline, style: Style { face, size, ink }, text, .. } => {
                out.set_fill_gray(gray(*ink)).begin_text().set_font(Name(font_name(*face)), points(*size));
                out.next_line(points(*x), up(*baseline)).show(Str(&fonts.encoded(*face, text))).end_text();
            }
            Mark::Rule { from, to, thickness, dashed, ink } => {
                let dashes: &[f32] = if *dashed { &[4.0, 3.0] } else { &[] };
                out.set_dash_pattern(dashes.iter().copied(), 0.0);
                out.set_stroke_gray(gray(*ink)).set_line_width(points(*thickness));
                out.move_to(points(from.0), up(from.1)).line_to(points(to.0), up(to.1)).stroke();
            }
            Mark::Box { frame: Frame { x, y, width, height }, border, fill } => {
                out.set_dash_pattern([], 0.0);
                out.set_stroke_gray(0.0).set_line_width(points(*border));
                if let Some(ink) = fill {
                    out.set_fill_gray(gray(*ink));
                }
                out.rect(points(*x), up(y + height), points(*width), points(*height));
                match (fill.is_some(), *border > 0) {
                    (true, true) => out.fill_nonzero_and_stroke(),
                    (true, false) => out.fill_nonzero(),
                    (false, true) => out.stroke(),
                    (false, false) => out.end_path(),
                };
            }
            Mark::Code { x, y, side, matrix } => {
                let Some(name) = codes.name(matrix) else { continue };
                let module = points(*side) / (matrix.size() + 2 * QUIET) as f32;
                let margin = module * QUIET as f32;
                out.save_state().set_fill_gray(0.0);
                out.transform([module, 0.0, 0.0, module, points(*x) + margin, up(y + side) + margin]);
                out.x_object(Name(name.as_bytes())).restore_state();
            }
        }
    }
    out.finish().to_vec()
}

fn font_name(face: Face) -> &'static [u8] {
    match face {
        Face::Sans => b"F1",
        Face::Bold => b"F2",
        Face::Serif => b"F3",
    }
}

fn gray(ink: Ink) -> f32 {
    f32::from(ink.brightness()) / 1000.0
}

fn points(length: Length) -> f32 {
    length as f32 * 72.0 / 2540.0
}
