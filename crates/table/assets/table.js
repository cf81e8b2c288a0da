// The map under a finger: zoom, ruler, and a marker or a formation that is dragged to its place.
//
// Without this script places are typed. With it the place field and the marker on the map are two ends of the same thing: one
// moves with the other. While the marker moves, the zones the page holds say at once whether the place is good; the server,
// which decides, is asked a moment later and says by how much not and where the nearest good place is.

// A finger that strays less than so many pixels taps.
const TAP = 6;
// So many pixels off something a place snaps to it, and so many is a thing wide that a finger takes hold of.
const SNAP_PX = 7;
const GRIP_PX = 22;
// How many pixels wide a sheet of paper is, margins off.
const PAPER = 700;

// Maps that are under way, each with what makes it follow a page that changed in place.
const known = new WeakMap();

function follow() {
  const svg = document.querySelector(".table-map");
  if (!svg) return;
  if (known.has(svg)) known.get(svg)();
  else start(svg);
}

function start(svg) {
  const length = Number(svg.dataset.length);
  const width = Number(svg.dataset.width);
  const whole = svg.getAttribute("viewBox").split(" ").map(Number);
  let box = [...whole];
  const tools = svg.parentElement.querySelector(".table-tools");
  const measured = tools.querySelector(".table-measured");

  // ---- looking: zoom and pan
  const label = labelling(svg);
  const paper = matchMedia("print");
  let px = 0;
  // On paper the whole table, whatever one looked at.
  function show() {
    svg.setAttribute("viewBox", (paper.matches ? whole : box).join(" "));
    const scale = paper.matches ? PAPER / whole[2] : svg.getScreenCTM()?.a;
    if (!scale) return;
    px = 1 / scale;
    svg.style.setProperty("--table-px", px);
    label(px, paper.matches ? whole : box);
  }
  paper.addEventListener("change", show);
  new ResizeObserver(show).observe(svg);
  function zoom(factor, at = [box[0] + box[2] / 2, box[1] + box[3] / 2]) {
    const scale = Math.min(1, Math.max(0.12, (box[2] * factor) / whole[2]));
    const next = [whole[2] * scale, whole[3] * scale];
    box[0] = at[0] - ((at[0] - box[0]) * next[0]) / box[2];
    box[1] = at[1] - ((at[1] - box[1]) * next[1]) / box[3];
    [box[2], box[3]] = next;
    box[0] = Math.min(Math.max(box[0], whole[0]), whole[0] + whole[2] - box[2]);
    box[1] = Math.min(Math.max(box[1], whole[1]), whole[1] + whole[3] - box[3]);
    show();
  }
  const point = (event) => {
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM().inverse());
    return [at.x, at.y];
  };
  const onTable = ([x, y]) => [x, width - y];
  const round = (value) => Math.round(value * 10) / 10;

  // ---- the ruler: from any point or unit to any other
  const rule = svg.querySelector(".table-rule");
  let measuring = false;
  let ruleFrom = null;
  const pulled = magnets(svg, length, width);
  const isFree = (event) => !snaps.on || event.altKey || event.ctrlKey;
  // Where the ruler or the pencil goes: to what is near, unless it is not to snap.
  function snapped(at, event, wants) {
    const to = isFree(event) ? null : pulled(onTable(at), SNAP_PX * px * 1.5, wants);
    return to ? [to[0], width - to[1]] : at;
  }
  function ruleTo(to) {
    const far = Math.hypot(to[0] - ruleFrom[0], to[1] - ruleFrom[1]);
    const said = `${far.toLocaleString(document.documentElement.lang, { maximumFractionDigits: 1 })} cm`;
    rule.hidden = false;
    rule.removeAttribute("hidden");
    rule.replaceChildren(
      mark("line", { x1: ruleFrom[0], y1: ruleFrom[1], x2: to[0], y2: to[1] }),
      mark("circle", { cx: ruleFrom[0], cy: ruleFrom[1], r: 3 * px }),
      mark("circle", { cx: to[0], cy: to[1], r: 3 * px }),
      Object.assign(mark("text", { x: (ruleFrom[0] + to[0]) / 2, y: (ruleFrom[1] + to[1]) / 2 - 5 * px }), { textContent: said }),
    );
    measured.textContent = said;
  }

  // By keys: arrows lead the end of the ruler, S brings it to what is nearest, Enter begins it anew where that is.
  let ruleEnd = null;
  function ruleByKey(key, step, by) {
    ruleEnd ??= [Math.round(length / 2), Math.round(width / 2)];
    ruleFrom ??= ruleEnd;
    if (step) ruleEnd = [round(ruleEnd[0] + step[0] * by), round(ruleEnd[1] - step[1] * by)];
    else if (key === "Enter") ruleFrom = ruleEnd;
    else {
      const [x, y] = pulled(onTable(ruleEnd), Infinity);
      ruleEnd = [x, width - y];
    }
    ruleTo(ruleEnd);
  }

  tools.addEventListener("click", (event) => {
    const tool = event.target.closest("[data-tool]");
    if (!tool) return;
    if (tool.dataset.tool === "in") zoom(1 / 1.5);
    if (tool.dataset.tool === "out") zoom(1.5);
    if (tool.dataset.tool === "all") zoom(10);
    if (tool.dataset.tool === "ruler") {
      measuring = !measuring;
      ruleFrom = null;
      tool.setAttribute("aria-pressed", String(measuring));
      if (!measuring) {
        rule.setAttribute("hidden", "");
        measured.textContent = "";
      }
    }
    if (tool.dataset.tool === "snap") {
      snaps.on = !snaps.on;
      tool.setAttribute("aria-pressed", String(snaps.on));
    }
  });
  svg.addEventListener("wheel", (event) => {
    event.preventDefault();
    zoom(event.deltaY > 0 ? 1.2 : 1 / 1.2, point(event));
  }, { passive: false });

  // ---- the marker
  let marker = null;
  function renew() {
    tools.hidden = false;
    tools.querySelector('[data-tool="snap"]').setAttribute("aria-pressed", String(snaps.on));
    tools.querySelector('[data-tool="ruler"]').setAttribute("aria-pressed", String(measuring));
    marker = svg.dataset.draw ? sketching(svg, length, width) : placing(svg, length, width, pulled);
    show();
  }
  known.set(svg, renew);
  renew();

  // ---- fingers: one drags the marker or the map, two pinch
  const fingers = new Map();
  let grip = null;
  let strayed = 0;
  svg.addEventListener("pointerdown", (event) => {
    fingers.set(event.pointerId, event);
    svg.setPointerCapture(event.pointerId);
    const at = point(event);
    strayed = 0;
    if (fingers.size > 1) {
      if (grip === "pen") marker.cancel();
      grip = null;
    } else if (measuring) {
      ruleFrom = snapped(at, event);
      grip = "rule";
    } else if (marker?.isPen) {
      grip = "pen";
      marker.begin(onTable(snapped(at, event, BORDER)));
    } else if (marker && (event.target.closest(".table-ghost") || marker.isUnset())) {
      grip = "marker";
    } else {
      grip = "map";
    }
  });
  svg.addEventListener("pointermove", (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    strayed += Math.hypot(event.clientX - before.clientX, event.clientY - before.clientY);
    if (fingers.size === 2) {
      const other = [...fingers.values()].find((finger) => finger.pointerId !== event.pointerId);
      const was = Math.hypot(before.clientX - other.clientX, before.clientY - other.clientY);
      const is = Math.hypot(event.clientX - other.clientX, event.clientY - other.clientY);
      if (is > 0) zoom(was / is, point(event));
    } else if (grip === "rule") {
      ruleTo(snapped(point(event), event));
    } else if (grip === "marker") {
      if (strayed >= TAP) marker.lead(onTable(point(event)), isFree(event) ? 0 : px);
    } else if (grip === "pen") {
      marker.through(onTable(snapped(point(event), event, BORDER)));
    } else if (grip === "map") {
      const [from, to] = [point(before), point(event)];
      box[0] -= to[0] - from[0];
      box[1] -= to[1] - from[1];
      zoom(1);
    }
    fingers.set(event.pointerId, event);
  });
  const lift = (event) => {
    fingers.delete(event.pointerId);
    const tapped = strayed < TAP && event.type === "pointerup";
    if (grip === "pen" && event.type === "pointerup") marker.end(tapped, onTable(snapped(point(event), event, BORDER)));
    if (grip === "pen" && event.type === "pointercancel") marker.cancel();
    // A tap on a unit chooses it, one elsewhere brings what is chosen there; a drag beside it moves the map.
    if (tapped && marker && !marker.isPen && (grip === "marker" || grip === "map")) {
      if (!marker.choose(onTable(point(event)), box[2] / 40)) marker.lead(onTable(point(event)), isFree(event) ? 0 : px, true);
    } else if (grip === "marker") {
      marker.ask();
    }
    grip = null;
  };
  svg.addEventListener("pointerup", lift);
  svg.addEventListener("pointercancel", lift);

  // ---- keys: arrows move the marker, the pencil or the ruler by a centimetre, with shift by a millimetre; S brings the marker or the
  // ruler to the nearest corner, edge, outline or mark; plus and minus zoom
  svg.addEventListener("keydown", (event) => {
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key];
    const isSnap = event.key === "s" && !event.ctrlKey && !event.metaKey;
    if (measuring && (step || isSnap || event.key === "Enter")) {
      event.preventDefault();
      ruleByKey(event.key, step, event.shiftKey ? 0.1 : event.altKey ? 10 : 1);
      return;
    }
    if (marker?.isPen && marker.key(event)) {
      event.preventDefault();
      return;
    }
    if (step && marker && !marker.isPen) {
      event.preventDefault();
      const by = event.shiftKey ? 0.1 : 1;
      const [x, y] = marker.at() ?? [Math.round(length / 2), Math.round(width / 2)];
      marker.to([round(x + step[0] * by), round(y + step[1] * by)], true);
    } else if (isSnap && marker && !marker.isPen && marker.at()) {
      marker.lead(marker.at(), Infinity, true);
    } else if (event.key === "+" || event.key === "=") {
      zoom(1 / 1.5);
    } else if (event.key === "-") {
      zoom(1.5);
    } else if (event.key === "0") {
      zoom(10);
    }
  });

  // A formation on the map is one tap from its row.
  svg.addEventListener("click", (event) => {
    const group = event.target.closest(".table-group");
    if (!group || measuring || marker?.isOf?.(group)) return;
    const link = document.querySelector(`a[href="?side=${group.dataset.side}&formation=${CSS.escape(group.dataset.formation)}"]`);
    link?.click();
  });
}

// What the pencil snaps to.
const BORDER = { marked: () => false, terrain: false };

function mark(name, attributes) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

// The marker or group that is being placed, or one unit of it; nothing if nothing is.
//
// A unit with a place of its own stands in the field for such units, the others around the place of the group. Where a formation
// moves and the group has no place yet, they stay where they are.
function placing(svg, length, width, pulled) {
  const field = document.querySelector("#place");
  if (!svg.dataset.wanted || !field) return null;
  const wanted = JSON.parse(svg.dataset.wanted);
  const ghost = svg.querySelector(".table-ghost");
  const form = field.closest("form");
  const [spread, which, own] = ["#spread", "#unit", "#units"].map((id) => form.querySelector(id));
  const said = form.querySelector(".table-judged");
  const nearest = form.querySelector(".table-nearest");
  let at = null;
  let timer = null;
  let asked = 0;
  if (which) which.closest(".table-which").hidden = false;
  if (own?.value.trim()) own.closest("details").open = true;

  const chosen = () => Number(which?.value || 0);
  const isSingle = () => wanted.what === "objective";
  // Units with places of their own. What is not two plain figures is left as it was typed: the server reads it.
  const entries = () => (own?.value ?? "").split(/[;\n]/).map((text) => text.trim()).filter(Boolean);
  const numberOf = (text) => Number.parseInt(text, 10);
  function alone() {
    const read = entries().map((text) => [numberOf(text), figures(text.replace(/^\d+\s*[:=\s]/, ""))]);
    return new Map(read.filter(([, place]) => place));
  }
  function setAlone(number, [x, y]) {
    const others = entries().filter((text) => numberOf(text) !== number);
    own.value = [...others, `${number}: ${x} ${y}`].sort((one, other) => numberOf(one) - numberOf(other)).join("; ");
    own.dataset.touched = "yes";
  }
  // Every unit with where it stands then; one that stands nowhere is left out.
  function units() {
    if (isSingle()) return at ? [{ number: 0, place: at }] : [];
    const group = at && spreadOut(spread?.value ?? "block", wanted.units.length, at, wanted.apart);
    const apart = alone();
    return wanted.units
      .map(({ number, at: was }, n) => ({ number, was, place: apart.get(number) ?? group?.[n] ?? was, moves: apart.has(number) || Boolean(group) }))
      .filter(({ place }) => place);
  }
  function draw() {
    const all = units();
    const moving = all.filter(({ moves }) => moves || isSingle());
    if (!moving.length && !chosen()) {
      ghost.setAttribute("hidden", "");
      return;
    }
    const spots = all.map(({ place }) => place);
    const good = isGood(wanted, spots, length, width);
    ghost.removeAttribute("hidden");
    ghost.dataset.good = good ? "yes" : "no";
    const marks = moving.map(({ number, place: [x, y] }) => {
      const kind = number && number === chosen() ? { class: "table-chosen" } : {};
      return wanted.by === "alpha"
        ? mark("circle", { cx: x, cy: width - y, r: 1.1, ...kind })
        : mark("rect", { x: x - 1.1, y: width - y - 1.1, width: 2.2, height: 2.2, ...kind });
    });
    ghost.replaceChildren(...grip(all), ...way(all), ...marks);
  }
  // What a finger takes hold of: around the one unit that is chosen, or around the group.
  function grip(all) {
    const one = all.find(({ number }) => number && number === chosen());
    const around = one?.place ?? at;
    if (!around) return [];
    const finger = GRIP_PX * Number(svg.style.getPropertyValue("--table-px"));
    const reach = one ? Math.max(4, finger) : Math.max(5, finger, ...all.filter(({ moves }) => moves).map(({ place: [x, y] }) => Math.hypot(x - at[0], y - at[1]) + 2.5));
    return [mark("circle", { cx: around[0], cy: width - around[1], r: reach, class: "table-grip" })];
  }
  // How far the chosen unit has come from where it stood.
  function way(all) {
    const one = all.find(({ number, was, moves }) => number && number === chosen() && was && moves);
    if (!one) return [];
    const [[x1, y1], [x2, y2]] = [one.was, one.place];
    const far = Math.hypot(x2 - x1, y2 - y1).toLocaleString(document.documentElement.lang, { maximumFractionDigits: 1 });
    return [
      mark("line", { x1, y1: width - y1, x2, y2: width - y2, class: "table-way" }),
      Object.assign(mark("text", { x: (x1 + x2) / 2, y: width - (y1 + y2) / 2 - 1.5, class: "table-way-far" }), { textContent: `${far} cm` }),
    ];
  }
  // Where what is chosen stands: the unit, or the middle of the group.
  const place = () => (chosen() ? units().find(({ number }) => number === chosen())?.place ?? null : at);
  function to(wish, askNow = false) {
    go(wish.map((value) => Math.round(value * 10) / 10), askNow);
  }
  // Led by a finger it snaps, if it may: as far as `px` says how large a pixel is. A formation snaps by whichever of its units is
  // nearest to something. A good place never snaps to a bad one.
  function lead(wish, px, askNow = false) {
    const next = wish.map((value) => Math.round(value * 10) / 10);
    const spotsAt = (middle) => (chosen() || isSingle() ? [middle] : spreadOut(spread?.value ?? "block", wanted.units.length, middle, wanted.apart));
    const wants = { marked: (mark) => !isSingle() && mark.classList.contains("table-flag") };
    const [way] = spotsAt(next)
      .map((spot) => [spot, px ? pulled(spot, SNAP_PX * px, wants) : null])
      .filter(([, to]) => to)
      .map(([spot, to]) => [to[0] - spot[0], to[1] - spot[1]])
      .sort((one, other) => Math.hypot(...one) - Math.hypot(...other));
    if (!way) return go(next, askNow);
    const there = next.map((value, n) => Math.round((value + way[n]) * 1000) / 1000);
    const good = (middle) => isGood(wanted, spotsAt(middle), length, width);
    return go(good(next) && !good(there) ? next : there, askNow);
  }
  function go(next, askNow) {
    if (chosen()) {
      setAlone(chosen(), next);
    } else {
      // The first objective lies on an edge: the marker stays on it.
      at = wanted.zones?.on?.length ? onStretch(wanted.zones.on, next) : next;
      field.value = `${at[0]} ${at[1]}`;
      field.dataset.touched = "yes";
    }
    draw();
    if (askNow) ask();
    else {
      clearTimeout(timer);
      timer = setTimeout(ask, 150);
    }
  }
  // A tap on a unit chooses it; on the chosen one it chooses the whole formation again.
  function choose([x, y], reach) {
    if (!which) return false;
    const near = units()
      .map(({ number, place }) => [Math.hypot(place[0] - x, place[1] - y), number])
      .sort((one, other) => one[0] - other[0])[0];
    if (!near || near[0] > reach) return false;
    which.closest("details").open = true;
    which.value = near[1] === chosen() ? "" : String(near[1]);
    which.dataset.touched = "yes";
    draw();
    return true;
  }
  async function ask() {
    clearTimeout(timer);
    if (!field.value.trim() && !own?.value.trim()) return;
    const mine = ++asked;
    const text = field.value;
    const query = new URLSearchParams({ what: wanted.what, by: wanted.by, formation: wanted.formation ?? "", at: field.value, spread: spread?.value ?? "block", units: own?.value ?? "" });
    if (chosen()) query.set("unit", String(chosen()));
    try {
      const answer = await (await fetch(`/table/${svg.dataset.code}/judged?${query}`)).json();
      if (mine !== asked) return;
      // However a place is typed, the marker goes where the server reads it.
      if (answer.at && text === field.value) {
        at = answer.at;
        draw();
      }
      said.hidden = false;
      said.dataset.good = answer.good ? "yes" : "no";
      said.textContent = answer.clause ? `${answer.said} (${answer.clause})` : answer.said;
      ghost.dataset.good = answer.good ? "yes" : "no";
      if (nearest) {
        nearest.hidden = !answer.nearest;
        nearest.dataset.at = answer.nearest ?? "";
      }
    } catch {
      // Without the server the zones of the page still answer.
    }
  }
  function typed() {
    at = figures(field.value);
    draw();
    clearTimeout(timer);
    timer = setTimeout(ask, 250);
  }
  field.oninput = typed;
  if (own) own.oninput = typed;
  if (which) which.onchange = () => draw();
  if (spread) spread.onchange = () => at && (draw(), ask());
  if (nearest) nearest.onclick = () => to(nearest.dataset.at.split(" ").map(Number), true);
  if (field.value.trim() || own?.value.trim()) typed();
  return {
    to,
    lead,
    ask,
    choose,
    at: place,
    isUnset: () => place() === null,
    isOf: (group) => group.dataset.formation === wanted.formation && group.dataset.side === wanted.by,
  };
}

// Two figures as they are mostly typed, parted by a blank or a semicolon; anything else is for the server to read.
function figures(text) {
  const read = text.trim().match(/^(-?\d+(?:\.\d+|,\d)?)[\s;]+(-?\d+(?:\.\d+|,\d)?)$/);
  return read ? read.slice(1).map((figure) => Number(figure.replace(",", "."))) : null;
}

// The same as the server's: so many units around a place, so far apart.
function spreadOut(way, units, [x, y], apart) {
  const abreast = { block: Math.ceil(Math.sqrt(units)), ranks: Math.ceil(units / 2), line: units, column: 1 }[way] || 1;
  const rows = Math.ceil(units / abreast);
  const off = (n, of) => ((2 * n - (of - 1)) * apart) / 2;
  return Array.from({ length: units }, (_, n) => {
    const [row, column] = [Math.floor(n / abreast), n % abreast];
    const inRow = row + 1 === rows ? units - row * abreast : abreast;
    return [x + off(column, inRow), y - off(row, rows)];
  });
}

// ---- the zones: a first answer within a frame
const fromStretch = ([x, y], [[x1, y1], [x2, y2]]) => Math.hypot(Math.max(x1 - x, 0, x - x2), Math.max(y1 - y, 0, y - y2));
const fromStretches = (at, stretches) => Math.min(...stretches.map((stretch) => fromStretch(at, stretch)));

function onStretch(stretches, [x, y]) {
  return stretches
    .map(([[x1, y1], [x2, y2]]) => [Math.min(Math.max(x, x1), x2), Math.min(Math.max(y, y1), y2)])
    .sort((one, other) => Math.hypot(one[0] - x, one[1] - y) - Math.hypot(other[0] - x, other[1] - y))[0];
}

// How deep a place lies in the half that belongs to an edge; on the line it is 0.
function depth(edge, [x, y], length, width) {
  const [across, up] = [edge.includes("east") ? length - x : x, edge.includes("north") ? width - y : y];
  return edge.includes("-") ? length * width - across * width - up * length : width - 2 * up;
}

// Whether a place lies inside an outline.
function lies([x, y], outline) {
  let inside = false;
  outline.forEach(([x1, y1], n) => {
    const [x2, y2] = outline[(n + outline.length - 1) % outline.length];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  });
  return inside;
}

function isGood({ zones }, spots, length, width) {
  const off = ([x, y], [ox, oy]) => Math.hypot(x - ox, y - oy);
  const tiny = 1e-6;
  if (!spots.length) return false;
  if (spots.some(([x, y]) => x < 0 || y < 0 || x > length || y > width)) return false;
  if (zones.on?.length && fromStretches(spots[0], zones.on) > tiny) return false;
  if (zones.in_half && depth(zones.in_half, spots[0], length, width) <= 0) return false;
  if (zones.not_half && spots.some((spot) => depth(zones.not_half, spot, length, width) > 0)) return false;
  if (zones.from_edge && fromStretches(spots[0], zones.from_edge.stretches) < zones.from_edge.cm - tiny) return false;
  if (zones.impassable?.some(({ outline }) => spots.some((spot) => lies(spot, outline)))) return false;
  if (zones.apart?.some((around) => off(spots[0], around.at) < around.cm - tiny)) return false;
  if (zones.within && spots.some((spot) => fromStretches(spot, zones.within.stretches) > zones.within.cm + tiny)) return false;
  if (zones.near?.length && !spots.some((spot) => zones.near.some((around) => off(spot, around.at) <= around.cm + tiny))) return false;
  return true;
}

// Everything above is there now.
follow();
document.addEventListener("freshened", follow);
