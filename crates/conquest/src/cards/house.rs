//! House decks: for each warlord outside the core set one to play with, so that everybody who is played can be met. A deck is the
//! warlord's signature squad, three of each card its faction brings, and for all but Tyranids the same neutral cards.

use crate::card::Faction;

/// A house deck: the warlord's short name, then copies and short name of each card of the signature squad.
pub(crate) type House = (&'static str, &'static [(u8, &'static str)]);

/// How many copies of each shared card a house deck has.
pub(crate) const COPIES: usize = 3;

/// The signature squads, by faction.
pub(crate) const HOUSE: [House; 24] = [
    (
        "ragnar-blackmane",
        &[(4, "blackmane-sentinel"), (1, "frostfang"), (1, "ragnars-warcamp"), (2, "blackmanes-hunt")],
    ),
    (
        "chaplain-mavros",
        &[
            (3, "reclusiam-templars"),
            (1, "the-emperors-champion"),
            (1, "faith-and-hatred"),
            (2, "vow-of-honor"),
            (1, "ancient-crozius-arcanum"),
        ],
    ),
    (
        "epistolary-vezuel",
        &[(4, "vezuels-hunters"), (1, "dark-angels-cruiser"), (2, "unseen-strike"), (1, "fulgaris")],
    ),
    (
        "torquemada-coteaz",
        &[
            (4, "coteazs-henchmen"),
            (1, "formosan-black-ship"),
            (1, "the-glovodan-eagle"),
            (2, "the-emperor-protects"),
        ],
    ),
    (
        "broderick-worr",
        &[
            (4, "anxious-infantry-platoon"),
            (1, "forward-barracks"),
            (2, "summary-execution"),
            (1, "commissarial-bolt-pistol"),
        ],
    ),
    (
        "grigory-maksim",
        &[(4, "maksims-squadron"), (1, "clearing-the-path"), (2, "keep-firing"), (1, "searchlight")],
    ),
    (
        "old-zogwort",
        &[(4, "zogworts-runtherders"), (1, "zogworts-hovel"), (1, "wyrdboy-stikk"), (2, "launch-da-snots")],
    ),
    (
        "gorzod",
        &[
            (4, "gorzods-wagons"),
            (1, "kustomisation-station"),
            (2, "hostile-acquisition"),
            (1, "the-bloodrunna"),
        ],
    ),
    (
        "kugath-plaguefather",
        &[
            (4, "kugaths-nurglings"),
            (1, "vile-laboratory"),
            (1, "the-plaguefathers-banner"),
            (2, "fetid-haze"),
        ],
    ),
    (
        "baar-zul-the-hate-bound",
        &[
            (4, "baar-zuls-cleavers"),
            (1, "kaerux-erameas"),
            (2, "blood-for-the-blood-god"),
            (1, "the-butchers-nails"),
        ],
    ),
    (
        "vhashaelhur",
        &[
            (4, "alluring-daemonette"),
            (1, "tower-of-worship"),
            (2, "daemonic-incursion"),
            (1, "predatory-instinct"),
        ],
    ),
    (
        "urien-rakarth",
        &[
            (2, "twisted-wracks"),
            (4, "rakarths-experimentations"),
            (1, "ichor-gauntlet"),
            (1, "uriens-oubliette"),
        ],
    ),
    (
        "archon-salaine-morn",
        &[
            (4, "shadowed-thorns-pillagers"),
            (1, "the-nexus-of-shadows"),
            (2, "inevitable-betrayal"),
            (1, "last-breath"),
        ],
    ),
    (
        "baharroth",
        &[
            (4, "baharroths-hawks"),
            (1, "banner-of-the-ashen-sky"),
            (1, "the-shining-blade"),
            (2, "cry-of-the-wind"),
        ],
    ),
    (
        "talyesin-fharenal",
        &[
            (2, "talyesins-spiders"),
            (2, "talyesins-warlocks"),
            (1, "wisdom-of-the-serpent"),
            (2, "path-of-the-leader"),
            (1, "autarch-powersword"),
        ],
    ),
    (
        "jain-zar",
        &[
            (4, "banshee-assault-squad"),
            (1, "intercept"),
            (2, "storm-of-silence"),
            (1, "the-mask-of-jain-zar"),
        ],
    ),
    ("aunshi", &[(4, "ethereal-envoy"), (1, "aunshis-sanctum"), (1, "honor-blade"), (2, "ethereal-wisdom")]),
    (
        "commander-starblaze",
        &[
            (4, "ardent-auxiliaries"),
            (1, "starblazes-outpost"),
            (2, "bond-of-brotherhood"),
            (1, "searing-burst-cannon"),
        ],
    ),
    (
        "old-one-eye",
        &[
            (4, "lurking-hormagaunt"),
            (1, "awakening-cavern"),
            (2, "ferocious-strength"),
            (1, "great-scything-talons"),
        ],
    ),
    (
        "the-swarmlord",
        &[(4, "brood-warriors"), (1, "leviathan-hive-ship"), (2, "indescribable-horror"), (1, "bone-sabres")],
    ),
    (
        "subject-omega-x62113",
        &[
            (4, "invasive-genestealers"),
            (1, "ruined-passages"),
            (2, "gene-implantation"),
            (1, "lethal-toxin-sacs"),
        ],
    ),
    ("nahumekh", &[(4, "destroyer-cultist"), (1, "obedience"), (2, "hate"), (1, "the-staff-of-command")]),
    (
        "anrakyr-the-traveller",
        &[
            (5, "pyrrhian-eternals"),
            (1, "slumbering-tomb"),
            (1, "awake-the-sleepers"),
            (1, "pyrrhian-warscythe"),
        ],
    ),
    (
        "illuminor-szeras",
        &[(4, "augmented-warriors"), (1, "dissection-chamber"), (2, "vivisection"), (1, "eldritch-lance")],
    ),
];

/// The cards three of which belong to every house deck of a faction.
pub(crate) fn of_faction(faction: Faction) -> &'static [&'static str] {
    match faction {
        Faction::SpaceMarines => &[
            "10th-company-scout",
            "eager-recruit",
            "tactical-squad-cardinis",
            "imperial-fists-siege-force",
            "techmarine-aspirant",
            "veteran-brother-maxos",
            "blood-angels-veterans",
            "raven-guard-speeder",
            "deathwing-guard",
            "indomitable",
            "drop-pod-assault",
            "godwyn-pattern-bolter",
            "fortress-monastery",
        ],
        Faction::AstraMilitarum => &[
            "ratling-deadeye",
            "penal-legionnaire",
            "sacaellum-shrine-guard",
            "sanctioned-psyker",
            "stalwart-ogryn",
            "enginseer-augur",
            "captain-markis",
            "cadian-mortar-squad",
            "assault-valkyrie",
            "leman-russ-battle-tank",
            "suppressive-fire",
            "preemptive-barrage",
            "bodyguard",
            "imperial-bunker",
        ],
        Faction::Orks => &[
            "shoota-mob",
            "goff-boyz",
            "sniveling-grot",
            "bad-dok",
            "enraged-ork",
            "rokkitboy",
            "crushface",
            "weirdboy-maniak",
            "rugged-killa-kans",
            "goff-nob",
            "snotling-attack",
            "squig-bombin",
            "rokkit-launcha",
            "bigtoof-banna",
        ],
        Faction::Chaos => &[
            "splintered-path-acolyte",
            "infectious-nurgling",
            "alpha-legion-infiltrator",
            "chaos-fanatics",
            "disciple-of-excess",
            "umbral-preacher",
            "xavaes-split-tongue",
            "virulent-plague-squad",
            "possessed",
            "promise-of-glory",
            "warpstorm",
            "dire-mutation",
            "murder-cogitator",
        ],
        Faction::DarkEldar => &[
            "sybarite-marksman",
            "murder-of-razorwings",
            "sslyth-mercenary",
            "incubus-warrior",
            "hellion-gang",
            "kabalite-strike-force",
            "syren-zythlex",
            "beasthunter-wyches",
            "vile-raider",
            "black-heart-ravager",
            "raid",
            "archons-terror",
            "hypex-injector",
            "altar-of-torment",
        ],
        Faction::Eldar => &[
            "biel-tan-guardians",
            "saim-hann-kinsman",
            "biel-tan-warp-spiders",
            "shrouded-harlequin",
            "eldar-survivalist",
            "soaring-falcon",
            "spiritseer-erathal",
            "wildrider-squadron",
            "wailing-wraithfighter",
            "nullify",
            "superiority",
            "banshee-power-sword",
            "corsair-trading-port",
        ],
        Faction::Tau => &[
            "recon-drone",
            "viorla-marksman",
            "earth-caste-technician",
            "gun-drones",
            "vashya-trailblazer",
            "air-caste-courier",
            "fireblade-kaisvre",
            "experimental-devilfish",
            "fire-warrior-strike-team",
            "crisis-battle-guard",
            "calculated-strike",
            "even-the-odds",
            "ion-rifle",
            "frontline-launch-bay",
        ],
        Faction::Tyranids => &[
            "termagant-sentry",
            "genestealer-prowler",
            "ripper-swarm",
            "focal-warrior",
            "genestealer-harvesters",
            "scything-hormagaunts",
            "tyranid-warrior",
            "swarm-guard",
            "devourer-venomthrope",
            "caustic-tyrannofex",
            "biomass-sacrifice",
            "clogged-with-corpses",
            "noxious-fleshborer",
            "invasion-site",
        ],
        Faction::Necrons => &[
            "canoptek-scarab-swarm",
            "warriors-of-gidrim",
            "flayed-ones-pack",
            "immortal-loyalist",
            "immortal-vanguard",
            "mandragoran-immortals",
            "tomb-blade-squadron",
            "dread-command-barge",
            "doomsday-ark",
            "reanimation-protocol",
            "recycle",
            "shoota-mob",
            "snakebite-thug",
        ],
        Faction::Neutral => &[],
    }
}

/// The neutral cards three of which belong to every house deck but those of Tyranids.
pub(crate) const HOUSE_NEUTRAL: [&str; 3] = ["void-pirate", "rogue-trader", "promotion"];

/// The synapse unit of Tyranids' house decks.
pub(crate) const HOUSE_SYNAPSE: &str = "savage-warrior-prime";
