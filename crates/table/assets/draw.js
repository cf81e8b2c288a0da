// ---- a table drawn by hand: taps set points, a drag draws an outline or a course at once, keys move the pencil
//
// The field of places and the figure on the map are two ends of the same thing, as with a marker. What a point, two or an outline
// come to is decided by the server, which draws the ground anew.
function sketching(svg, length, width) {
  const field = document.querySelector("#points");
  if (!field) return null;
  const form = field.closest("form");
  const ghost = svg.querySelector(".table-ghost");
  const back = form.querySelector(".table-pen-back");
  const told = svg.parentElement.querySelector(".table-measured");
  const tenth = (value) => Math.round(value * 10) / 10;
  const onSheet = ([x, y]) => [Math.min(Math.max(tenth(x), 0), length), Math.min(Math.max(tenth(y), 0), width)];
  const what = () => form.querySelector('[name="what"]:checked')?.value;
  const isCrossing = () => what() === "bridge" || what() === "ford";
  let points = [];
  let path = [];
  let pencil = null;

  function draw() {
    const all = path.length ? path : points;
    const marks = all.map(([x, y]) => `${x},${width - y}`).join(" ");
    const open = what() === "river" || what() === "road";
    const figure = mark(open ? "polyline" : "polygon", { points: marks, class: "table-stroke" });
    const corners = path.length ? [] : points.map(([x, y]) => mark("circle", { cx: x, cy: width - y, r: 1.2, class: "table-corner" }));
    const cross = pencil ? [mark("path", { d: `M${pencil[0] - 3},${width - pencil[1]}h6m-3,-3v6`, class: "table-pencil" })] : [];
    ghost.toggleAttribute("hidden", !all.length && !pencil);
    ghost.replaceChildren(figure, ...corners, ...cross);
    back.hidden = !points.length;
  }
  function write() {
    field.value = points.map((place) => place.join(" ")).join(", ");
    draw();
  }
  function send() {
    write();
    form.requestSubmit();
  }
  function set(place) {
    points = isCrossing() ? [onSheet(place)] : [...points, onSheet(place)];
    if (isCrossing()) send();
    else write();
  }
  function takeBack() {
    points.pop();
    write();
  }

  back.onclick = takeBack;
  field.oninput = () => {
    const numbers = field.value.split(/[\s;,]+/).filter(Boolean).map(Number);
    if (numbers.length % 2 || !numbers.every(Number.isFinite)) return;
    points = Array.from({ length: numbers.length / 2 }, (_, n) => [numbers[2 * n], numbers[2 * n + 1]]);
    draw();
  };
  form.onchange = draw;
  if (field.value.trim()) field.oninput();

  return {
    isPen: true,
    begin: (place) => {
      path = [onSheet(place)];
    },
    through: (place) => {
      const [next, last] = [onSheet(place), path[path.length - 1]];
      if (!last || Math.hypot(next[0] - last[0], next[1] - last[1]) < 0.8) return;
      path.push(next);
      draw();
    },
    end: (wasTap, place) => {
      const drawn = path;
      path = [];
      if (wasTap) return set(place);
      points = simpler(drawn, 0.7);
      send();
    },
    cancel: () => {
      path = [];
      draw();
    },
    key: (event) => {
      const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key];
      if (step) {
        const [x, y] = pencil ?? [Math.round(length / 2), Math.round(width / 2)];
        const by = event.shiftKey ? 0.1 : event.altKey ? 10 : 1;
        pencil = onSheet(pencil ? [x + step[0] * by, y + step[1] * by] : [x, y]);
        told.textContent = pencil.join(" ");
        draw();
      } else if ((event.key === "Enter" || event.key === " ") && pencil) {
        set(pencil);
      } else if (event.key === "Backspace") {
        takeBack();
      } else {
        return false;
      }
      return true;
    },
  };
}

// The same line with fewer points: none further off than so much.
function simpler(line, most) {
  if (line.length < 3) return line;
  const [from, to] = [line[0], line[line.length - 1]];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy);
  const off = ([x, y]) => (long ? Math.abs(dx * (y - from[1]) - dy * (x - from[0])) / long : Math.hypot(x - from[0], y - from[1]));
  let furthest = 1;
  for (let n = 2; n < line.length - 1; n += 1) if (off(line[n]) > off(line[furthest])) furthest = n;
  if (off(line[furthest]) <= most) return [from, to];
  return [...simpler(line.slice(0, furthest + 1), most).slice(0, -1), ...simpler(line.slice(furthest), most)];
}

