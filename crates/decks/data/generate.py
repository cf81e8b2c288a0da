#!/usr/bin/env python3
"""Writes the catalogues of this folder from collected card facts.

    generate.py CONQUEST_CARDS L5R_CARDS L5R_PACKS L5R_ROLES

Each argument is a JSON file of facts (see README.md for the fields taken). Written are tab-separated tables with one
header line; lists inside a field are joined by "|", an unknown or absent value is an empty field. No printed card text
is taken over. The result is sorted, so running it twice gives the same files.
"""

import json
import re
import sys

# Warlords whose own text replaces the alliance wheel: factions they may ally with, and what those cards must be.
OWN_ALLIES = {
    "commander-starblaze": "astra-militarum",
    "gorzod": "astra-militarum|space-marines:army:Vehicle",
}

# Every Conquest product was out by this day; the exact days of release are not known to us.
CONQUEST_OUT_BY = "2017-12-29"


def slug(text):
    return re.sub(r"[^a-z0-9]+", "-", text.lower().replace("'", "")).strip("-")


def text(value):
    if value is None or value is False:
        return ""
    if value is True:
        return "yes"
    if isinstance(value, list):
        return "|".join(str(item) for item in value)
    return str(value)


def write(name, columns, rows):
    with open(name, "w", encoding="utf-8", newline="\n") as out:
        out.write("\t".join(columns) + "\n")
        for row in rows:
            fields = [text(field) for field in row]
            assert len(fields) == len(columns) and not any("\t" in field or "\n" in field for field in fields), row
            out.write("\t".join(fields) + "\n")


def conquest(cards):
    packs = {}
    rows = []
    for card in cards:
        pack = slug(card["set"])
        packs.setdefault(pack, (card["set"], card["cycle"]))
        copies = card["quantity"] if card["squad"] and card["type"] != "warlord" else None
        rows.append([
            card["id"], card["name"], card.get("name_de"), card["aliases"], pack, card["number"], card["faction"],
            card["type"], card["loyalty"], card["squad"], copies, card["unique"], card["cost"], card["command"],
            card["shields"], card["attack"], card["hp"], card["traits"], card["octgn_id"],
            OWN_ALLIES.get(card["id"]),
        ])
    rows.sort(key=lambda row: (list(packs).index(row[4]), row[5]))
    write("conquest.tsv", ["id", "name", "german", "aliases", "pack", "number", "faction", "kind", "loyalty", "squad",
                           "squad_copies", "unique", "cost", "command", "shields", "attack", "hp", "traits", "octgn",
                           "allies"], rows)
    # Whether the champion cards were ever official is open: an organizer may allow them.
    return [["conquest", pack, name, cycle, "", CONQUEST_OUT_BY, "", "yes" if pack == "champion-cards" else ""]
            for pack, (name, cycle) in packs.items()]


def l5r(cards, packs):
    order = {pack["id"]: at for at, pack in enumerate(packs)}
    rows = []
    for card in cards:
        printings = [f"{printing['pack']}:{printing['position']}" for printing in card["packs"]]
        own = [card["clan"]] if card["influence_cost"] is None else ["*"]
        only = card["allowed_clans"] if card["influence_cost"] is not None and card["allowed_clans"] != ["*"] else None
        assert only or card["clan"] == "neutral" or card["allowed_clans"] in (own, ["*"]), card
        rows.append([
            card["id"], card["legacy_id"], card["name"], printings, card["clan"], card["side"], card["type"],
            card["deck_limit"], card["influence_cost"], only, card["elements"], card["role_restriction"],
            card["unicity"], card["cost"], card["military"], card["political"], card["glory"], card["honor"],
            card["fate"], card["influence_pool"], card["strength"], card["traits"],
        ])
    rows.sort(key=lambda row: row[0])
    write("l5r.tsv", ["id", "legacy", "name", "printings", "clan", "side", "kind", "limit", "influence", "only_clans",
                      "rings", "role_only", "unique", "cost", "military", "political", "glory", "honor", "fate",
                      "influence_pool", "strength", "traits"], rows)
    return [["l5r", pack["id"], pack["name"], pack["cycle_name"], pack["released_at"], "", pack["promo"], ""]
            for pack in sorted(packs, key=lambda pack: order[pack["id"]])]


def roles(facts):
    write("l5r-roles.tsv", ["role", "kind", "influence_bonus", "influence_only_on", "second_province", "satisfies"],
          [[role["id"], role["kind"], role["influence_bonus"], role["influence_only_on_clan"],
            role["extra_province_element"], role["satisfies_role_restrictions"]] for role in facts["role_cards"]])


def main():
    loaded = [json.load(open(name, encoding="utf-8")) for name in sys.argv[1:5]]
    conquest_cards, l5r_cards, l5r_packs, l5r_roles = loaded
    packs = conquest(conquest_cards) + l5r(l5r_cards["cards"], l5r_packs["packs"])
    write("packs.tsv", ["game", "id", "name", "cycle", "released", "out_by", "promo", "doubtful"], packs)
    roles(l5r_roles)


main()
