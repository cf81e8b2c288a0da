//! Card texts as players read them, in three languages.

use conquest::cards::all_cards;
use conquest::text;
use expect_test::expect_file;
use wording::Language;

use Language::{English, German, Polish};

/// Every card with its text in English, German and Polish, in printed order.
#[test]
fn card_texts_in_three_languages() {
    let mut all = Vec::new();
    for card in all_cards() {
        let lines = text::lines(card);
        if lines.is_empty() {
            continue;
        }
        all.push(format!("{} {}", card.number, card.name));
        for language in [Language::English, Language::German, Language::Polish] {
            for line in &lines {
                let said = text::sentence(&wording::say(language, line));
                assert!(!said.contains('‹') && !said.contains("{$"), "{}: {said}", card.name);
                all.push(format!("  {} {said}", language.code()));
            }
        }
    }
    expect_file!["texts.txt"].assert_eq(&(all.join("\n") + "\n"));
}

/// The lines of a card in a language, as players read them.
fn read(name: &str, language: Language) -> String {
    let card = all_cards().iter().find(|card| card.name == name).expect("a card of that name");
    let lines = text::lines(card);
    lines.iter().map(|line| text::sentence(&wording::say(language, line)) + "\n").collect()
}

/// Each rule by which texts are made shorter, more natural or unambiguous, shown on a card: what is said, in which language,
/// and what is not.
#[test]
fn texts_read_as_players_speak() {
    let shown: &[(&str, Language, &str, &str)] = &[
        // A card just spoken of is "it": after what is paid, after the event, and in what must hold.
        ("Nazdreg's Flash Gitz", English, "deal 1 damage to this card → ready it", "ready this card"),
        ("Veteran Brother Maxos", English, "→ put it into play", "used for the cost"),
        ("Experimental Devilfish", German, "mache sie spielbereit", "mache diese Karte"),
        ("Dire Mutation", Polish, "zadaj jej 1 obrażenie", "obrażenie jej"),
        ("Bad Dok", English, "This card gains 3 command icons while it is damaged.", "While this card"),
        ("Bad Dok", German, "erhält 3 Kommandosymbole, solange sie beschädigt ist.", "gilt:"),
        ("Bad Dok", Polish, "dopóki jest uszkodzona", " ona "),
        // A card drawn meanwhile would be "it".
        ("Shrieking Exarch", English, "deal 1 damage to the chosen unit", "damage to it"),
        // Two costs are one sentence.
        ("Inquisitorial Fortress", English, "exhaust this card and sacrifice it → rout", "→ sacrifice"),
        // Cards are called by what happened to them.
        ("Noble Deed", English, "printed ATK of the sacrificed unit", "the card used"),
        ("The Fury of Sicarius", German, "zerstöre die beschädigte Einheit", "jene Karte"),
        ("Made Ta Fight", English, "equal to the printed ATK of the leaving unit", "that card"),
        ("No Mercy", German, "hebe die Wirkung der Schildkarte auf", "jener"),
        ("Deathmark Assassins", English, "printed cost of the discarded card", "revealed"),
        (
            "The Emperor's Warrant",
            German,
            "füge der zweiten X Schaden zu; X ist der AW der ersten",
            "als zweit",
        ),
        // Whoever attacks, the defender is named.
        ("Sickening Helbrute", English, "is declared as defender, deal 1 damage to it", "that card"),
        ("The Shining Blade", English, "declares an attack, redirect", "against a card"),
        // What the opponent chooses is not of your choice.
        ("Heretek Inventor", English, "a planet of his or her choice", "your choice"),
        // One of several kinds is said by the kinds; several traits by "or".
        (
            "Adamant Hive Guard",
            English,
            "a unit with Hive Mind or a Termagant token at this planet",
            "(a unit",
        ),
        (
            "Shrieking Harpy",
            German,
            "jede gegnerische Nicht-Elite-Armee-Einheit und jede gegnerische Marker-",
            "(eine",
        ),
        ("Colonel Straken", German, "andere Soldier- oder Warrior-Einheit", "/"),
        ("Gorzod", Polish, "jednostkę Astra Militarum lub jednostkę Kosmicznych Marines", "(karta"),
        ("Ravenwing Escort", Polish, "spoza frakcji Kosmicznych Marines", "Space Marines"),
        ("Old Zogwort", English, "destroy each Snotlings token.", "token unit"),
        // The topmost card, and cards of one's own that come from a pile.
        (
            "Coliseum Fighters",
            English,
            "return the topmost event from your discard pile to your hand",
            "owner's",
        ),
        ("Repair Bay", German, "aus deinem Ablagestapel oben auf dein Deck", "in deinem"),
        ("Twisted Wracks", German, "wirf eine Torture-Karte von deiner Hand ab", "auf deiner Hand"),
        ("Clearing the Path", English, "from your discard pile into play at your HQ", "its player's"),
        // A choice is said by what its options have in common.
        ("Tarrus", English, "gain 3 resources or draw 3 cards", "choose one"),
        ("Heavy Venom Cannon", English, "gains Area Effect (2) or Armorbane (your choice)", "choose one"),
        ("Rakarth's Experimentations", English, "(a unit, a support, an attachment or an event)", "; or"),
        ("Lurking Hormagaunt", English, "reassign up to 2 of that damage", "number X"),
        ("XV8-05 Enforcer", German, "weise beliebig viel Schaden davon", "wie viel"),
        (
            "Know No Fear",
            English,
            "move up to 3 Space Marines army units you control from your HQ, each to",
            "you may",
        ),
        ("Snotling Attack", Polish, "4 żetony Snotlings, każdy na dowolną planetę", "razy"),
        (
            "Rok Bombardment",
            English,
            "and, if the chosen planet is not a material planet, each unit you control",
            "holds",
        ),
        ("Blazing Zoanthrope", English, "; otherwise, deal 1 damage to it", "not infested"),
        ("Dark Cunning", English, "if that was done and it is at an infested planet", "a unit at"),
        // Gifts for each of the same, and gifts with one verb.
        ("Pyrrhian Eternals", English, "gets +1 ATK and +1 HP for each card", "ATK for each"),
        ("Goff Big Choppa", German, "erhält +2 AW und Panzerbrechend", "und erhält"),
        // What X is stands where its step ends.
        ("Doom Siren", German, "(X ist der Wert der Flächenwirkung", "; X"),
        // Cases, prepositions and the place of the verb.
        ("Cultist", German, "sobald du eine Daemon-Einheit mobilisierst, opfere", "mobilisierst:"),
        ("Xavaes Split-Tongue", German, "in deinem HQ ins Spiel", "in dein HQ"),
        ("Foresight", German, "auf einem anderen Planeten im Spiel ein", "entsende"),
        ("Digestion Pool", German, "sobald du auf einem befallenen Planeten eine", "mobilisierst auf"),
        ("Ecstatic Seizures", German, "jede Verstärkung an einer Einheit", "an eine "),
        ("Holding Cell", Polish, "jeśli nie ma karty dodatku na tej karcie", "dołączoną"),
        ("Hostile Acquisition", Polish, "pod swoją kontrolę", "dotyczy"),
        ("Sicarius's Chosen", German, "von einem benachbarten Planeten auf diesen Planeten", "auf einem"),
        ("Imperial Power Fist", English, "no other ready unit", "no ready"),
        ("Clearing the Path", English, "if your warlord is at that planet", "there is your"),
        ("Inspirational Fervor", German, "unter deiner Kontrolle auf jenem Planeten", "Kontrolle dort"),
        (
            "Kroot Guerrilla",
            Polish,
            "po tym, jak rozpocznie się bitwa na tej planecie, zyskaj",
            "po rozpoczęciu",
        ),
    ];
    let mut stiff = Vec::new();
    for (name, language, said, unsaid) in shown {
        let text = read(name, *language);
        if !text.contains(said) || text.contains(unsaid) {
            stiff.push(format!("{name}: “{said}”, not “{unsaid}”:\n{text}"));
        }
    }
    assert!(stiff.is_empty(), "{}", stiff.join("\n"));
}

/// What no text of any card does: name a number after a number, begin an order behind a colon where a comma is enough, bring a
/// card into play "into" a place, say a Polish comma behind a phrase without a verb, or break words that are not on a card's face.
#[test]
fn no_text_stumbles() {
    for card in all_cards() {
        let said = [English, German, Polish].map(|language| read(card.name, language));
        for text in &said {
            let words: Vec<&str> = text.split_whitespace().collect();
            let number = |word: &str| word.parse::<u8>().is_ok();
            assert!(!words.windows(2).any(|two| number(two[0]) && number(two[1])), "{text}");
            for stumble in ["  ", " ,", ",.", "..", "\u{ad}", "( ", " )"] {
                assert!(!text.contains(stumble), "“{stumble}” in {text}");
            }
        }
        let [_, german, polish] = said;
        for order in ["erhalte ", "ziehe ", "füge ", "mache ", "bringe ", "verschiebe ", "wirf ", "zerstöre "]
        {
            for end in ["wurde", "hat", "gekommen ist", "wird", "hast", "verlässt"] {
                let behind_colon = format!("{end}: {order}");
                let condition = ["falls", "nachdem sie"].iter().any(|it| {
                    german.split(&behind_colon).next().is_some_and(|before| {
                        before.rsplit([',', ':', '→']).next().is_some_and(|clause| clause.contains(it))
                    })
                });
                assert!(!german.contains(&behind_colon) || condition, "{german}");
            }
        }
        for wrong in ["diesen Planeten ins Spiel", "in dein HQ ins Spiel"] {
            assert!(!german.contains(wrong), "{german}");
        }
        for archaic in
            [" owa ", " ową ", " owej ", " owe ", "po rozpoczęciu", "po zakończeniu", "po usunięciu"]
        {
            assert!(!polish.contains(archaic), "{polish}");
        }
    }
}

/// A long word on the face of a card may be broken where its parts join; elsewhere it is whole.
#[test]
fn long_words_may_be_broken_on_narrow_cards() {
    let card = all_cards().iter().find(|card| card.name == "Land Raider").expect("it is a card");
    let face: Vec<String> = text::keywords(card).iter().map(|word| wording::say(German, word)).collect();
    assert_eq!(face, ["Keine Kampf\u{ad}ausrüstung-Ver\u{ad}stärkungen"]);
    assert!(read("Land Raider", German).starts_with("Keine Kampfausrüstung-Verstärkungen.\n"));
}

/// Every card of the core set is written: as many without text, with keywords alone and with each kind of ability as printed.
#[test]
fn every_card_of_the_core_set_is_written() {
    use conquest::ability::Class::*;
    let all = all_cards().iter().filter(|card| card.set == conquest::card::Set::Core);
    let plain = all.clone().filter(|card| text::lines(card).is_empty()).count();
    let keywords_only = all.clone().filter(|card| {
        let more = !card.abilities.is_empty() || !card.constants.is_empty() || card.form.is_some();
        !card.keywords.is_empty() && !more && card.attach.is_none() && card.bonus == (0, 0)
    });
    assert_eq!((plain, keywords_only.count()), (14, 29));
    let of = |class| all.clone().flat_map(|card| &card.abilities).filter(|it| it.class == class).count();
    let kinds = [
        (Reaction, 40),
        (ForcedReaction, 2),
        (Interrupt, 27),
        (ForcedInterrupt, 1),
        (Action, 15),
        (CombatAction, 16),
        (DeployAction, 6),
        (HeadquartersAction, 0),
        (Battle, 10),
    ];
    assert_eq!(kinds.map(|(class, _)| (class, of(class))), kinds);
}
