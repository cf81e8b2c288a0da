//! The places of a crate that can be broken, and how.
//!
//! Left out: what is computed while compiling (`const`, `static`, array lengths), tests, `Debug` and `Display`, what stands
//! inside macros (`matches!`, `assert!`, `vec!`), and conditions that bind (`if let`).

use std::fmt;
use std::ops::Range;
use std::path::{Path, PathBuf};

use proc_macro2::Span;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{BinOp, Expr, ReturnType, Type, UnOp};

/// One change at one place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Place {
    /// The file from the root of the repository, with `/`.
    pub(crate) file: String,
    pub(crate) line: usize,
    /// The function it stands in.
    pub(crate) within: String,
    /// The bytes of the file it stands for.
    pub(crate) range: Range<usize>,
    /// What stands there.
    pub(crate) original: String,
    pub(crate) change: Change,
}

#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Change {
    /// The function gives this at once; stands at the beginning of its body.
    Gives(String),
    /// Another expression of the same type.
    Instead(String),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let one_line = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        write!(f, "{}:{} {}: ", self.file, self.line, self.within)?;
        match &self.change {
            Change::Gives(value) if value.is_empty() => write!(f, "does nothing"),
            Change::Gives(value) => write!(f, "gives {value}"),
            Change::Instead(other) => write!(f, "{} → {}", one_line(&self.original), one_line(other)),
        }
    }
}

/// Every place of the crate's sources, in the order of files and lines.
pub(crate) fn of_crate(root: &Path, name: &str) -> Result<Vec<Place>, String> {
    let mut files = Vec::new();
    sources(&root.join("crates").join(name).join("src"), &mut files)
        .map_err(|error| format!("crates/{name}/src: {error}"))?;
    files.sort();
    let mut found = Vec::new();
    let mut only_tests = Vec::new();
    for path in files {
        let text = std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        let file = path.strip_prefix(root).unwrap_or(&path).to_string_lossy().replace('\\', "/");
        let (places, tests) = in_file(&file, &text)?;
        found.extend(places);
        let folder = match path.file_stem().and_then(|stem| stem.to_str()) {
            Some("mod" | "lib" | "main") | None => path.with_file_name(""),
            Some(_) => path.with_extension(""),
        };
        only_tests.extend(tests.into_iter().map(|module| folder.join(module)));
    }
    let of_tests = |place: &Place| {
        let path = root.join(&place.file);
        only_tests.iter().any(|module| path.starts_with(module) || path == module.with_extension("rs"))
    };
    found.retain(|place| !of_tests(place));
    Ok(found)
}

fn sources(folder: &Path, into: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            sources(&path, into)?;
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            into.push(path);
        }
    }
    Ok(())
}

/// The places of one file, and the names of its modules that are there for tests alone.
pub(crate) fn in_file(file: &str, text: &str) -> Result<(Vec<Place>, Vec<String>), String> {
    let parsed = syn::parse_file(text).map_err(|error| format!("{file}: {error}"))?;
    let mut finder = Finder { file, text, within: Vec::new(), places: Vec::new(), only_tests: Vec::new() };
    finder.visit_file(&parsed);
    finder.places.sort_by(|one, two| {
        (one.range.start, one.range.end, &one.change).cmp(&(two.range.start, two.range.end, &two.change))
    });
    Ok((finder.places, finder.only_tests))
}

struct Finder<'a> {
    file: &'a str,
    text: &'a str,
    within: Vec<String>,
    places: Vec<Place>,
    only_tests: Vec<String>,
}

impl Finder<'_> {
    fn source(&self, of: &impl Spanned) -> &str {
        &self.text[of.span().byte_range()]
    }

    fn note(&mut self, at: &impl Spanned, change: Change) {
        let span: Span = at.span();
        let range = match &change {
            Change::Gives(_) => span.byte_range().start + 1..span.byte_range().start + 1,
            Change::Instead(_) => span.byte_range(),
        };
        self.places.push(Place {
            file: self.file.to_owned(),
            line: span.start().line,
            within: self.within.join("::"),
            original: self.text[range.clone()].to_owned(),
            range,
            change,
        });
    }

    fn instead(&mut self, at: &impl Spanned, other: String) {
        self.note(at, Change::Instead(other));
    }

    fn condition(&mut self, condition: &Expr, answers: &[&str]) {
        if !binds(condition) {
            for answer in answers {
                self.instead(condition, (*answer).to_owned());
            }
        }
    }

    fn function(
        &mut self,
        signature: &syn::Signature,
        attributes: &[syn::Attribute],
        body: Option<&syn::Block>,
    ) {
        let Some(body) = body else { return };
        if signature.constness.is_some() || is_test(attributes) {
            return;
        }
        self.within.push(signature.ident.to_string());
        let whole = self.source(body).trim_matches(['{', '}']).trim().to_owned();
        for value in values(&signature.output).into_iter().filter(|value| *value != whole) {
            if !(value.is_empty() && body.stmts.is_empty()) {
                self.note(body, Change::Gives(value));
            }
        }
        visit::visit_block(self, body);
        self.within.pop();
    }
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_item_mod(&mut self, module: &'ast syn::ItemMod) {
        if is_test(&module.attrs) {
            self.only_tests.push(module.ident.to_string());
        } else {
            visit::visit_item_mod(self, module);
        }
    }

    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        self.function(&item.sig, &item.attrs, Some(&item.block));
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        self.function(&item.sig, &item.attrs, Some(&item.block));
    }

    fn visit_trait_item_fn(&mut self, item: &'ast syn::TraitItemFn) {
        self.function(&item.sig, &item.attrs, item.default.as_ref());
    }

    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        let shown = |path: &syn::Path| {
            path.segments
                .last()
                .is_some_and(|last| ["Debug", "Display", "Error"].iter().any(|name| last.ident == name))
        };
        if is_test(&item.attrs) || item.trait_.as_ref().is_some_and(|(_, path, _)| shown(path)) {
            return;
        }
        self.within.push(self.source(&item.self_ty).to_owned());
        visit::visit_item_impl(self, item);
        self.within.pop();
    }

    // What is computed while compiling cannot be switched.
    fn visit_item_const(&mut self, _: &'ast syn::ItemConst) {}
    fn visit_item_static(&mut self, _: &'ast syn::ItemStatic) {}
    fn visit_impl_item_const(&mut self, _: &'ast syn::ImplItemConst) {}
    fn visit_trait_item_const(&mut self, _: &'ast syn::TraitItemConst) {}
    fn visit_variant(&mut self, _: &'ast syn::Variant) {}
    fn visit_type(&mut self, _: &'ast Type) {}
    fn visit_pat(&mut self, _: &'ast syn::Pat) {}
    fn visit_expr_const(&mut self, _: &'ast syn::ExprConst) {}
    fn visit_expr_repeat(&mut self, repeat: &'ast syn::ExprRepeat) {
        self.visit_expr(&repeat.expr);
    }
    fn visit_generic_argument(&mut self, _: &'ast syn::GenericArgument) {}

    fn visit_expr_binary(&mut self, binary: &'ast syn::ExprBinary) {
        if !binds(&binary.left) && !binds(&binary.right) {
            let (left, right) = (self.source(&binary.left).to_owned(), self.source(&binary.right).to_owned());
            let assigns = matches!(binary.op, BinOp::AddAssign(_) | BinOp::SubAssign(_));
            for other in others(&binary.op) {
                let changed = if assigns {
                    format!("{left} {other} {right}")
                } else {
                    format!("({left}) {other} ({right})")
                };
                self.instead(binary, changed);
            }
            if let (true, Some(more)) = (compares(&binary.op), one_more(&binary.right)) {
                let same = self.source(&binary.op).to_owned();
                self.instead(binary, format!("({left}) {same} {more}"));
            }
        }
        match halved(binary) {
            Some(sum) => visit::visit_expr_binary(self, sum),
            None => visit::visit_expr_binary(self, binary),
        }
    }

    fn visit_expr_unary(&mut self, unary: &'ast syn::ExprUnary) {
        if matches!(unary.op, UnOp::Not(_)) {
            let inner = self.source(&unary.expr).to_owned();
            self.instead(unary, inner);
        }
        visit::visit_expr_unary(self, unary);
    }

    fn visit_expr_if(&mut self, item: &'ast syn::ExprIf) {
        self.condition(&item.cond, &["true", "false"]);
        visit::visit_expr_if(self, item);
    }

    fn visit_expr_while(&mut self, item: &'ast syn::ExprWhile) {
        self.condition(&item.cond, &["false"]);
        visit::visit_expr_while(self, item);
    }

    fn visit_arm(&mut self, arm: &'ast syn::Arm) {
        if let Some((_, guard)) = &arm.guard {
            self.condition(guard, &["true", "false"]);
        }
        visit::visit_arm(self, arm);
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        if let Some(other) = opposite(&call.method.to_string()) {
            let range = call.span().byte_range();
            let name = call.method.span().byte_range();
            let changed =
                format!("{}{other}{}", &self.text[range.start..name.start], &self.text[name.end..range.end]);
            self.instead(call, changed);
        }
        visit::visit_expr_method_call(self, call);
    }
}

fn is_test(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let path = attribute.path();
        let in_tests = |list: &syn::MetaList| list.tokens.to_string() == "test";
        path.is_ident("test") || (path.is_ident("cfg") && attribute.meta.require_list().is_ok_and(in_tests))
    })
}

/// Whether a condition gives names to what it finds.
fn binds(condition: &Expr) -> bool {
    match condition {
        Expr::Let(_) => true,
        Expr::Binary(binary) => binds(&binary.left) || binds(&binary.right),
        Expr::Paren(inner) => binds(&inner.expr),
        _ => false,
    }
}

fn compares(op: &BinOp) -> bool {
    matches!(op, BinOp::Lt(_) | BinOp::Le(_) | BinOp::Gt(_) | BinOp::Ge(_) | BinOp::Eq(_) | BinOp::Ne(_))
}

/// What may stand in an operator's place.
fn others(op: &BinOp) -> &'static [&'static str] {
    match op {
        BinOp::Lt(_) => &["<=", ">="],
        BinOp::Le(_) => &["<", ">"],
        BinOp::Gt(_) => &[">=", "<="],
        BinOp::Ge(_) => &[">", "<"],
        BinOp::Eq(_) => &["!="],
        BinOp::Ne(_) => &["=="],
        BinOp::And(_) => &["||"],
        BinOp::Or(_) => &["&&"],
        BinOp::Add(_) => &["-"],
        BinOp::Sub(_) => &["+"],
        BinOp::Mul(_) => &["+"],
        BinOp::Div(_) => &["*"],
        BinOp::AddAssign(_) => &["-="],
        BinOp::SubAssign(_) => &["+="],
        _ => &[],
    }
}

fn opposite(method: &str) -> Option<&'static str> {
    Some(match method {
        "min" => "max",
        "max" => "min",
        "any" => "all",
        "all" => "any",
        "is_some" => "is_none",
        "is_none" => "is_some",
        "is_some_and" => "is_none_or",
        "is_none_or" => "is_some_and",
        _ => return None,
    })
}

/// The sum or difference whose remainder by two is taken: whether it is odd does not depend on its sign, so no test could tell.
fn halved(binary: &syn::ExprBinary) -> Option<&syn::ExprBinary> {
    let by_two = one_more(&binary.right).is_some_and(|more| more == "3");
    let mut left = &*binary.left;
    while let Expr::Paren(inner) = left {
        left = &inner.expr;
    }
    match left {
        Expr::Binary(sum) if by_two && matches!(binary.op, BinOp::Rem(_)) => {
            matches!(sum.op, BinOp::Add(_) | BinOp::Sub(_)).then_some(sum)
        }
        _ => None,
    }
}

/// A number written out, and one more.
fn one_more(expression: &Expr) -> Option<String> {
    let Expr::Lit(syn::ExprLit { lit: syn::Lit::Int(number), .. }) = expression else { return None };
    let value: u128 = number.base10_parse().ok()?;
    Some(format!("{}{}", value + 1, number.suffix()))
}

/// What a function of that type could give instead of working it out.
fn values(output: &ReturnType) -> Vec<String> {
    match output {
        ReturnType::Default => vec![String::new()],
        ReturnType::Type(_, of) => values_of(of),
    }
}

fn values_of(of: &Type) -> Vec<String> {
    let all = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect();
    let path = match of {
        Type::Tuple(tuple) if tuple.elems.is_empty() => return all(&["()"]),
        Type::Path(path) => path,
        _ => return Vec::new(),
    };
    let Some(last) = path.path.segments.last() else { return Vec::new() };
    match last.ident.to_string().as_str() {
        "bool" => all(&["true", "false"]),
        "u8" | "u16" | "u32" | "u64" | "u128" | "usize" | "i8" | "i16" | "i32" | "i64" | "i128" | "isize" => {
            all(&["0", "1"])
        }
        "Option" => all(&["None"]),
        "Vec" => all(&["Vec::new()"]),
        "String" => all(&["String::new()"]),
        "BTreeMap" | "BTreeSet" => all(&["Default::default()"]),
        "Ordering" => all(&["std::cmp::Ordering::Equal"]),
        "Result" => {
            let syn::PathArguments::AngleBracketed(arguments) = &last.arguments else { return Vec::new() };
            let Some(syn::GenericArgument::Type(fine)) = arguments.args.first() else { return Vec::new() };
            values_of(fine).into_iter().map(|value| format!("Ok({value})")).collect()
        }
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn changes(text: &str) -> Vec<String> {
        let (places, _) = in_file("a.rs", text).expect("Rust");
        places.iter().map(|place| place.to_string().replacen("a.rs:", "", 1)).collect()
    }

    #[test]
    fn operators_numbers_conditions_and_bodies_are_found() {
        let text = "fn f(n: u8) -> bool {\n    if n > 3 && !late(n) { return true }\n    n.min(2) == 1\n}";
        let expected = [
            "1 f: gives false",
            "1 f: gives true",
            "2 f: n > 3 → (n) <= (3)",
            "2 f: n > 3 → (n) > 4",
            "2 f: n > 3 → (n) >= (3)",
            "2 f: n > 3 && !late(n) → (n > 3) || (!late(n))",
            "2 f: n > 3 && !late(n) → false",
            "2 f: n > 3 && !late(n) → true",
            "2 f: !late(n) → late(n)",
            "3 f: n.min(2) → n.max(2)",
            "3 f: n.min(2) == 1 → (n.min(2)) != (1)",
            "3 f: n.min(2) == 1 → (n.min(2)) == 2",
        ];
        assert_eq!(changes(text), expected);
    }

    #[test]
    fn what_is_computed_while_compiling_shown_or_only_tested_is_left_out() {
        let text = "const A: bool = 1 < 2;\nconst fn f() -> bool { 1 < 2 }\nimpl Debug for X { fn fmt(&self) -> bool { 1 < 2 } }
            #[cfg(test)] mod tests { fn f() -> bool { 1 < 2 } }\n#[test] fn g() { 1 < 2; }\nfn h<'a>() -> &'a str { assert!(1 < 2) }";
        assert_eq!(changes(text), [""; 0]);
        assert_eq!(in_file("a.rs", text).expect("Rust").1, ["tests"]);
    }

    #[test]
    fn whether_a_sum_is_odd_is_the_same_for_a_difference() {
        let of = |expression: &str| {
            changes(&format!("fn f(n: u8) -> &str {{ if {expression} {{ a }} else {{ b }} }}"))
        };
        assert!(of("(n - m) % 2 == 1").iter().all(|change| !change.contains("(n) + (m)")));
        assert!(of("(n - m) % 3 == 1").iter().any(|change| change.contains("(n) + (m)")));
        assert!(of("(n * (m - k)) % 2 == 1").iter().any(|change| change.contains("(m) + (k)")));
    }

    #[test]
    fn conditions_that_bind_are_not_forced_but_what_stands_in_them_is_changed() {
        let text = "fn f() -> &str { if let Some(x) = y && x == 1 { a } else { b } }";
        assert_eq!(changes(text), ["1 f: x == 1 → (x) != (1)", "1 f: x == 1 → (x) == 2"]);
    }
}
