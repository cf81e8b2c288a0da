// ---- names on the map: as large on the screen at every zoom, and never on each other
//
// The important ones have their choice first: whose edge it is, what is being placed, who stands near an objective, the other
// formations, and last what places are called. A name without room is left out until somebody looks closer; its units stay.
const LETTERS = 12;
const NEAR_OBJECTIVE = 15;

function labelling(svg) {
  const pen = document.createElement("canvas").getContext("2d");
  const widths = new Map();
  // How wide a text is, in heights of its letters.
  function wide(text, style) {
    const key = `${style} ${text}`;
    if (!widths.has(key)) {
      pen.font = `${style} 100px ${getComputedStyle(svg).getPropertyValue("--serif") || "serif"}`;
      widths.set(key, pen.measureText(text).width / 100 + 0.1);
    }
    return widths.get(key);
  }

  return (px, [left, top, across, down]) => {
    const high = LETTERS * px;
    const taken = [];
    const groups = [...svg.querySelectorAll(".table-label")].map((text) => ({ text, around: boxOf(text), group: text.parentElement }));
    const flags = [...svg.querySelectorAll(".table-flag")];
    const crowd = groups.map(({ around, group }) => ({ group, room: around }));
    const isFree = (room, others) => others.every((other) => room[0] >= other[2] || room[2] <= other[0] || room[1] >= other[3] || room[3] <= other[1]);
    const isSeen = (room) => room[0] >= left && room[1] >= top && room[2] <= left + across && room[3] <= top + down;

    const isAway = ([x1, y1, x2, y2]) => x2 < left || x1 > left + across || y2 < top || y1 > top + down;

    for (const edge of svg.querySelectorAll(".table-edge")) taken.push(fitted(edge));
    for (const flag of flags) taken.push(clothOf(flag, px));

    // The name of a player is shortened where it does not fit beside the table.
    function fitted(edge) {
      edge.dataset.whole ??= edge.textContent;
      const most = (Number(svg.dataset.length) + 8) / high;
      let text = edge.dataset.whole;
      while (text.length > 8 && wide(text, "700") > most) text = `${text.replace(/…$/, "").slice(0, -1).trimEnd()}…`;
      if (edge.textContent !== text) edge.textContent = text;
      const [x, y, long] = [Number(edge.getAttribute("x")), Number(edge.getAttribute("y")), wide(text, "700") * high];
      const from = edge.getAttribute("text-anchor") === "end" ? x - long : x;
      return edge.classList.contains("table-edge-below") ? [from, y, from + long, y + high] : [from, y - high, from + long, y];
    }

    // The first place of several that is free; better one on which nobody's units stand.
    function lay(text, style, places, own) {
      const long = wide(text.textContent, style) * high;
      const rooms = places(long).map(([x, y]) => {
        const middle = Math.min(Math.max(x, left + long / 2), left + across - long / 2);
        return { at: [middle, y], room: [middle - long / 2, y - high * 0.8, middle + long / 2, y + high * 0.25] };
      }).filter(({ room }) => isSeen(room));
      const units = crowd.filter(({ group }) => group !== own).map(({ room }) => room);
      const found = rooms.find(({ room }) => isFree(room, taken) && isFree(room, units)) ?? (own && rooms.find(({ room }) => isFree(room, taken)));
      text.toggleAttribute("hidden", !found);
      if (!found) return;
      taken.push(found.room);
      text.setAttribute("x", found.at[0]);
      text.setAttribute("y", found.at[1]);
    }

    const placed = svg.dataset.wanted ? JSON.parse(svg.dataset.wanted) : {};
    const isPlaced = ({ group }) => group.dataset.formation === placed.formation && group.dataset.side === placed.by;
    const isNear = ({ around: [x1, y1, x2, y2] }) => flags.some((flag) => {
      const [x, y] = [Number(flag.dataset.x), Number(svg.dataset.width) - Number(flag.dataset.y)];
      return Math.hypot(Math.max(x1 - x, 0, x - x2), Math.max(y1 - y, 0, y - y2)) <= NEAR_OBJECTIVE;
    });
    const rank = (it) => (isPlaced(it) ? 0 : isNear(it) ? 1 : 2);
    const ranked = groups.map((it) => [rank(it), it]).sort(([one], [other]) => one - other);
    for (const [, { text, around: [x1, y1, x2, y2], group }] of ranked) {
      if (isAway([x1, y1, x2, y2])) {
        text.setAttribute("hidden", "");
        continue;
      }
      const [x, y, off] = [(x1 + x2) / 2, (y1 + y2) / 2 + high * 0.3, 1.2 + 3 * px];
      const [over, under] = [y1 - off, y2 + off + high * 0.75];
      lay(text, "700", (long) => [
        [x, over], [x, under], [x2 + off + long / 2, y], [x1 - off - long / 2, y],
        [x, over - high * 1.1], [x, under + high * 1.1], [x, over - high * 2.2], [x, under + high * 2.2],
      ], group);
    }
    for (const text of svg.querySelectorAll(".table-name")) {
      const [x1, y1, x2, y2] = boxOf(text);
      if (isAway([x1, y1, x2, y2])) {
        text.setAttribute("hidden", "");
        continue;
      }
      const [x, middle] = [(x1 + x2) / 2, (y1 + y2) / 2 + high * 0.35];
      const [over, under] = [y1 - 2 * px, y2 + high * 0.85];
      const places = text.dataset.summit ? [[x, middle], [x, over], [x, under]] : [[x, under], [x, over], [x, middle]];
      lay(text, "italic", () => places, null);
    }
  };
}

const boxOf = (text) => text.dataset.box.split(" ").map(Number);

// The room of a flag, which is as large on the screen at every zoom as well.
function clothOf(flag, px) {
  const scale = FLAG * px;
  const [x, y] = flag.getAttribute("transform").match(/-?[\d.]+/g).map(Number);
  const [top, bottom] = flag.querySelector("[data-hangs]") ? [0, 4.8] : [-9, 1];
  return [x - scale, y + top * scale, x + 8.4 * scale, y + bottom * scale];
}

// As the stylesheet scales a flag.
const FLAG = 3.55;

