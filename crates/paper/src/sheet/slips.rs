//! Match slips: four to a page, what the pack's rules ask to be written down, nothing else.
//!
//! Collated: with `n` pages, place `k` of page `p` is match `k·n + p`. Cut the whole pile once each way and lay the four
//! piles on one another, and the slips lie in the order of the tables.

use regulations::{Input, InputKind, Named};
use rulebook::say;
use tournament::{Match, PersonId, Round, RoundKind, Seats};

use super::frame::{numbered_code, remaining};
use super::{Desk, NotYet};
use crate::face::Face;
use crate::page::{Align, Frame, Length, Page, Style};

/// Slips on a page.
pub(super) const ON_PAGE: usize = 4;

const CODE: Length = 3_000;
const LABEL: Style = Style::new(Face::Sans, 230).grey();
const WORDS: Style = Style::new(Face::Sans, 280);

pub(super) fn slips(desk: &Desk<'_>) -> Result<Vec<Page>, NotYet> {
    let round = desk.round()?;
    let mut matches: Vec<(&Match, [PersonId; 2])> = round
        .matches
        .iter()
        .filter_map(|it| match it.seats {
            Seats::Pair(one, two) => Some((it, [one, two])),
            Seats::Bye(_) | Seats::Nobody(..) => None,
        })
        .collect();
    matches.sort_by_key(|(it, _)| it.table);
    let fields = Fields::of(desk);
    let slip = |page: &mut Page, frame, at: usize| {
        let (it, players) = matches[at];
        Slip { desk, round, it, players, fields: &fields, number: at }.draw(page, frame);
    };
    let mut pages: Vec<Page> = collated(matches.len()).iter().map(|places| page(places, slip)).collect();
    pages.extend(remaining(desk, matches.len()));
    Ok(pages)
}

/// Which slip stands at which place of each page.
fn collated(count: usize) -> Vec<[Option<usize>; ON_PAGE]> {
    let pages = count.div_ceil(ON_PAGE);
    let at =
        |page: usize| std::array::from_fn(|place| Some(place * pages + page).filter(|slip| *slip < count));
    (0..pages).map(at).collect()
}

fn page(places: &[Option<usize>; ON_PAGE], slip: impl Fn(&mut Page, Frame, usize)) -> Page {
    let mut page = Page::portrait();
    let (wide, high) = (page.width / 2, page.height / 2);
    for (place, at) in places.iter().enumerate() {
        let (column, row) = ((place % 2) as Length, (place / 2) as Length);
        if let Some(at) = at {
            slip(&mut page, Frame::new(column * wide, row * high, wide, high).inset(850), *at);
        }
    }
    page.cut((wide, 0), (wide, page.height));
    page.cut((0, high), (page.width, high));
    page
}

/// How a figure is written down.
#[derive(Clone, Copy)]
enum Answer {
    Number,
    Tick,
}

/// What the pack's rules ask for.
struct Fields<'a> {
    /// How a game can end, as far as players may say so.
    endings: Vec<String>,
    /// Which of the two players it was, known in every game: who won the draw of set-up, who had initiative.
    either: Vec<&'a Input>,
    /// What is counted for each player, or ticked for one of them: for the record, or for the procedure that decides.
    figures: Vec<(String, Answer)>,
    /// What the figures are for.
    procedure: String,
    /// Whether it matters when the slip came in, and by which clause.
    receipt: Option<String>,
}

impl<'a> Fields<'a> {
    fn of(desk: &Desk<'a>) -> Fields<'a> {
        let pack = desk.print.tournament.pack();
        let players_say = || pack.endings.iter().filter(|ending| !ending.leader_only);
        let procedures = || players_say().filter_map(|ending| pack.procedure(ending.procedure.as_deref()?));
        let mut inputs: Vec<&Input> = Vec::new();
        for input in procedures().flat_map(|procedure| &procedure.inputs) {
            if !inputs.iter().any(|known| known.id == input.id) {
                inputs.push(input);
            }
        }
        let (either, others): (Vec<&Input>, Vec<&Input>) =
            inputs.into_iter().partition(|input| input.kind == InputKind::Player);
        let on_record = pack.figures.iter().map(|it| (desk.named(Named::Figure, &it.id), Answer::Number));
        let asked = others.iter().map(|input| {
            let answer = match input.kind {
                InputKind::Count { .. } => Answer::Number,
                InputKind::Player | InputKind::PlayerOrNobody => Answer::Tick,
            };
            (desk.named(Named::Input, &input.id), answer)
        });
        let late = players_say().flat_map(|ending| &ending.gives).find(|giving| !giving.received.is_empty());
        let longest = procedures().max_by_key(|procedure| procedure.inputs.len());
        Fields {
            endings: players_say().map(|ending| desk.named(Named::Ending, &ending.id)).collect(),
            either,
            figures: on_record.chain(asked).collect(),
            procedure: longest
                .map_or_else(|| desk.say(&say!("paper-figures")), |it| desk.named(Named::Procedure, &it.id)),
            receipt: late.map(|_| pack.clause(regulations::Topic::LateSlip).to_string()),
        }
    }
}

struct Slip<'a> {
    desk: &'a Desk<'a>,
    round: &'a Round,
    it: &'a Match,
    players: [PersonId; 2],
    fields: &'a Fields<'a>,
    number: usize,
}

impl Slip<'_> {
    fn draw(&self, page: &mut Page, frame: Frame) {
        let mut y = self.head(page, frame);
        y = self.players(page, frame, y);
        y = self.either(page, frame, y);
        y = self.endings(page, frame, y);
        y = self.times(page, frame, y);
        self.figures(page, frame, y);
        self.foot(page, frame);
    }

    fn name(&self, seat: usize) -> &str {
        self.desk.names.get(self.players[seat])
    }

    /// The table's number as large as the card on the table, the tournament and the round beside it.
    fn head(&self, page: &mut Page, frame: Frame) -> Length {
        let (wide, high) = (2_300, 1_700);
        page.outline(Frame::new(frame.x, frame.y, wide, high), 50);
        let number = self.it.table.map(|table| table.to_string()).unwrap_or_default();
        let at = (frame.x + 100, frame.y + 1_300);
        page.text(at, wide - 200, Align::Middle, Style::new(Face::Serif, 1_250), &number);
        let table = self.desk.say(&say!("head-table"));
        page.text((frame.x, frame.y + high + 280), wide, Align::Middle, LABEL, &table);
        let (x, room) = (frame.x + wide + 350, frame.width - wide - 350);
        let tournament = self.desk.print.tournament;
        page.text((x, frame.y + 270), room, Align::Left, WORDS.grey(), tournament.name());
        let title = self.desk.round_title(self.round);
        page.text((x, frame.y + 970), room, Align::Left, Style::new(Face::Serif, 560), &title);
        let mut small: Vec<String> = Vec::new();
        if let (RoundKind::Elimination, Some(game)) = (self.round.kind, self.it.game) {
            small.push(self.desk.say(&say!("paper-game", game = game)));
        }
        if let Some(length) = self.round.clock.length_seconds {
            let minutes = (length + self.it.extension_seconds) / 60;
            small.push(self.desk.say(&say!("packs-minutes", minutes = minutes)));
        }
        page.text((x, frame.y + 1_500), room, Align::Left, WORDS, &small.join(" · "));
        frame.y + high + 480
    }

    /// Each player: the name, a box for the winner, a line for the signature.
    fn players(&self, page: &mut Page, frame: Frame, y: Length) -> Length {
        const HIGH: Length = 1_480;
        let won = self.desk.say(&say!("paper-winner"));
        let signature = self.desk.say(&say!("paper-signature"));
        for seat in 0..2 {
            let top = y + seat as Length * HIGH;
            page.rule((frame.x, top), (frame.right(), top), 25);
            let name = Style::new(Face::Bold, 460);
            let room = frame.width - 2_500;
            let mut lines = crate::style::wrapped(self.name(seat), Style { size: 330, ..name }, room);
            if name.face.width(self.name(seat), name.size) <= room || lines.len() < 2 {
                page.text((frame.x, top + 560), room, Align::Left, name, self.name(seat));
            } else {
                let rest = lines.split_off(1).join(" ");
                for (line, text) in [lines.concat(), rest].iter().enumerate() {
                    let at = (frame.x, top + 400 + line as Length * 370);
                    page.text(at, room, Align::Left, Style { size: 330, ..name }, text);
                }
            }
            page.tick((frame.right() - 2_300, top + 550), 2_300, Style::new(Face::Sans, 380), &won);
            page.line((frame.x + 1_500, top + HIGH - 180), (frame.right(), top + HIGH - 180));
            page.text((frame.x, top + HIGH - 180), 1_450, Align::Left, LABEL, &signature);
        }
        let end = y + 2 * HIGH;
        page.rule((frame.x, end), (frame.right(), end), 25);
        end + 120
    }

    /// What is true of one of the two players in every game.
    fn either(&self, page: &mut Page, frame: Frame, y: Length) -> Length {
        let mut y = y;
        for input in &self.fields.either {
            let asked = self.desk.named(Named::Input, &input.id);
            page.text((frame.x, y + 330), frame.width, Align::Left, LABEL, &asked);
            self.ticks(page, frame, y + 760);
            y += 950;
        }
        y
    }

    /// A box for each of the two players.
    fn ticks(&self, page: &mut Page, frame: Frame, baseline: Length) {
        let half = frame.width / 2;
        for seat in 0..2 {
            let x = frame.x + seat as Length * half;
            page.tick((x, baseline), half - 150, WORDS, self.name(seat));
        }
    }

    fn endings(&self, page: &mut Page, frame: Frame, y: Length) -> Length {
        let label = self.desk.say(&say!("paper-ended-by"));
        page.text((frame.x, y + 330), frame.width, Align::Left, LABEL, &label);
        let half = frame.width / 2;
        let rows = self.fields.endings.len().div_ceil(2);
        for (at, ending) in self.fields.endings.iter().enumerate() {
            let (column, row) = ((at / rows.max(1)) as Length, (at % rows.max(1)) as Length);
            page.tick((frame.x + column * half, y + 750 + row * 430), half - 150, WORDS, ending);
        }
        y + 750 + rows as Length * 430 - 150
    }

    /// When the game ended and, where the rules ask, when the slip came in.
    fn times(&self, page: &mut Page, frame: Frame, y: Length) -> Length {
        let half = frame.width / 2;
        let mut field = |column: Length, label: String| {
            let x = frame.x + column * half;
            page.outline(Frame::new(x, y + 120, 1_750, 640), 25);
            page.text((x, y + 570), 1_750, Align::Middle, Style::new(Face::Bold, 380), ":");
            let lines = crate::style::wrapped(&label, LABEL, half - 1_950);
            let first = y + 530 - (lines.len() as Length - 1) * 140;
            for (line, text) in lines.iter().enumerate() {
                let at = (x + 1_850, first + line as Length * 280);
                page.text(at, half - 1_950, Align::Left, LABEL, text);
            }
        };
        field(0, self.desk.say(&say!("paper-ended-at")));
        if let Some(clause) = &self.fields.receipt {
            field(1, self.desk.say(&say!("paper-received-at", clause = clause)));
        }
        y + 860
    }

    /// The figures the end-of-round procedure asks for, a column a player.
    fn figures(&self, page: &mut Page, frame: Frame, y: Length) {
        if self.fields.figures.is_empty() {
            return;
        }
        let width = frame.width - CODE - 100;
        let (wide, high) = (900, 420);
        let columns = [frame.x + width - 2 * wide - 60, frame.x + width - wide];
        let title = Style::new(Face::Bold, 250);
        page.text((frame.x, y + 330), width - 2 * wide - 160, Align::Left, title, &self.fields.procedure);
        for (seat, x) in columns.into_iter().enumerate() {
            page.text((x, y + 330), wide, Align::Middle, LABEL, self.name(seat));
        }
        for (at, (label, answer)) in self.fields.figures.iter().enumerate() {
            let top = y + 440 + at as Length * (high + 50);
            let room = width - 2 * wide - 200;
            let style = Style::new(Face::Sans, 230);
            let lines = crate::style::wrapped(label, style, room);
            let first = top + high / 2 + 90 - (lines.len().min(2) as Length - 1) * 120;
            for (line, text) in lines.iter().take(2).enumerate() {
                page.text((frame.x, first + line as Length * 240), room, Align::Left, style, text);
            }
            for x in columns {
                match answer {
                    Answer::Number => page.outline(Frame::new(x, top, wide, high), 25),
                    Answer::Tick => page.outline(Frame::new(x + (wide - 280) / 2, top + 70, 280, 280), 25),
                }
            }
        }
    }

    /// Who leaves after this round, and the code.
    fn foot(&self, page: &mut Page, frame: Frame) {
        let baseline = frame.bottom() - 50;
        let label = self.desk.say(&say!("paper-drops"));
        let room = frame.width - CODE - 100;
        page.text((frame.x, baseline - 430), room, Align::Left, LABEL, &label);
        self.ticks(page, Frame { width: room, ..frame }, baseline);
        let codes = self.desk.state.as_ref().map(super::State::codes).unwrap_or_default();
        if let Some(code) = codes.get(self.number % codes.len().max(1)) {
            let (x, y) = (frame.right() - CODE + 200, frame.bottom() - CODE - 50);
            numbered_code(page, x, y, CODE, code, (self.number % codes.len() + 1, codes.len()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Cutting the pile and laying the four piles on one another leaves the slips in order, whatever their number.
    #[test]
    fn one_cut_leaves_the_slips_in_the_order_of_the_tables() {
        for count in 0..70 {
            let pages = collated(count);
            let piles = (0..ON_PAGE).flat_map(|place| pages.iter().filter_map(move |page| page[place]));
            assert_eq!(piles.collect::<Vec<_>>(), (0..count).collect::<Vec<_>>());
            assert_eq!(pages.len(), count.div_ceil(4), "no page is wasted");
        }
    }
}
