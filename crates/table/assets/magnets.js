// ---- what a place snaps to: corners and edges of the table, corners and outlines of terrain, rivers and roads, objectives, units
//
// In centimetres from the south-west, as places are typed. What the referee measures by are straight sides from corner to corner,
// so a place snaps to these.
function magnets(svg, length, width) {
  const corners = [[0, 0], [length, 0], [length, width], [0, width]];
  const edges = sidesOf(corners, true);
  let ground = { points: [], lines: [] };
  if (svg.dataset.outlines) {
    fetch(svg.dataset.outlines)
      .then((answer) => answer.json())
      .then(({ closed, open }) => {
        ground = {
          points: [...closed, ...open].flat(),
          lines: [...closed.flatMap((outline) => sidesOf(outline, true)), ...open.flatMap((course) => sidesOf(course, false))],
        };
      })
      .catch(() => {
        // Without the network a place still snaps to the edges and to what stands on the table.
      });
  }
  const marks = (fits) => [...svg.querySelectorAll("[data-x]")].filter(fits).map((mark) => [Number(mark.dataset.x), Number(mark.dataset.y)]);

  // Where a place snaps to, if anything is so near: a point rather than a line. `wants` says which marks count, and whether terrain does.
  return (place, reach, { marked = () => true, terrain = true } = {}) => {
    const near = (candidates, most) => candidates
      .map((at) => [Math.hypot(at[0] - place[0], at[1] - place[1]), at])
      .filter(([far]) => far <= most)
      .sort(([one], [other]) => one - other)[0]?.[1];
    const points = [...corners, ...marks(marked), ...(terrain ? ground.points : [])];
    const lines = [...edges, ...(terrain ? ground.lines : [])];
    return near(points, reach) ?? near(lines.map((line) => footOn(line, place)), reach) ?? null;
  };
}

const sidesOf = (points, closed) => points.map((point, n) => [point, points[(n + 1) % points.length]]).slice(0, closed ? points.length : -1);

// The point of a line that is nearest to a place, to the thousandth.
function footOn([[x1, y1], [x2, y2]], [x, y]) {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const long = dx * dx + dy * dy;
  const part = long ? Math.min(Math.max(((x - x1) * dx + (y - y1) * dy) / long, 0), 1) : 0;
  return [x1 + part * dx, y1 + part * dy].map((value) => Math.round(value * 1000) / 1000);
}

// Whether places snap, as this phone was told last.
const SNAP = "table-snap";
const snaps = {
  get on() {
    try {
      return localStorage.getItem(SNAP) !== "off";
    } catch {
      return true;
    }
  },
  set on(yes) {
    try {
      localStorage.setItem(SNAP, yes ? "on" : "off");
    } catch {
      // A browser that keeps nothing snaps.
    }
  },
};

