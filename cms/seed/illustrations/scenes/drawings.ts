import { box, Canvas, disc, n, polyline } from '../engine/Canvas';
import type { Layers } from '../engine/render';
import { Random } from '../engine/Random';

interface Paper {
  ground: string;
  deep: string;
  line: string;
}

/** A sheet of paper with a faint grid. */
function sheet(width: number, height: number, { ground, deep, line }: Paper, step: number): Canvas {
  const canvas = new Canvas(width, height);
  canvas.wash(
    canvas.linear({ x: 0, y: 0 }, { x: width, y: height }, [
      [0, ground],
      [1, deep],
    ]),
  );
  let grid = '';
  for (let x = step; x < width; x += step) grid += `M${n(x)} 0V${n(height)}`;
  for (let y = step; y < height; y += step) grid += `M0 ${n(y)}H${n(width)}`;
  canvas.path(grid, { stroke: line, strokeWidth: 1, opacity: 0.14 });
  return canvas;
}

const flat = (canvas: Canvas, ground: string): Layers => ({
  width: canvas.width,
  height: canvas.height,
  sky: {
    colours: [
      [0, ground],
      [1, ground],
    ],
    horizon: 1,
  },
  front: canvas,
  finish: { bloom: 0 },
});

type Room = readonly [x: number, y: number, w: number, h: number];

/** The rooms of a flat in metres. */
const ROOMS: readonly Room[] = [
  [0, 0, 5.6, 4.6],
  [5.6, 0, 3.4, 4.6],
  [9, 0, 3.8, 3.4],
  [0, 4.6, 3.6, 4],
  [3.6, 4.6, 2, 2],
  [3.6, 6.6, 2, 2],
  [5.6, 4.6, 3.4, 1.4],
  [5.6, 6, 3.4, 2.6],
  [9, 3.4, 3.8, 2.6],
  [9, 6, 3.8, 2.6],
];

interface PlanInk {
  wall: string;
  thin: string;
  fills?: readonly string[];
  thick: number;
}

/** A plan of a flat: walls, doors with their swing, furniture. */
function flatPlan(canvas: Canvas, left: number, top: number, scale: number, ink: PlanInk): void {
  const at = (x: number, y: number) => `${n(left + x * scale)} ${n(top + y * scale)}`;
  const room = ([x, y, w, h]: Room) => box(left + x * scale, top + y * scale, w * scale, h * scale);
  const piece = (x: number, y: number, w: number, h: number, r = 0) =>
    box(left + x * scale, top + y * scale, w * scale, h * scale, r * scale);
  ROOMS.forEach((r, i) => {
    if (ink.fills) canvas.path(room(r), { fill: ink.fills[i % ink.fills.length] ?? 'none' });
  });
  const balcony = piece(0.3, -1.9, 8.4, 1.8);
  canvas.path(balcony, { fill: ink.fills ? '#d9c9a4' : 'none', stroke: ink.thin, strokeWidth: 2 });
  let boardsOfBalcony = '';
  for (let y = -1.7; y < -0.2; y += 0.22) boardsOfBalcony += `M${at(0.3, y)}L${at(8.7, y)}`;
  canvas.path(boardsOfBalcony, { stroke: ink.thin, strokeWidth: 1, opacity: 0.5 });
  canvas.path(ROOMS.map(room).join(''), { stroke: ink.wall, strokeWidth: ink.thick * 0.55 });
  canvas.path(piece(0, 0, 12.8, 8.6), { stroke: ink.wall, strokeWidth: ink.thick });
  const gap = (x: number, y: number, w: number, h: number, fill: string) =>
    canvas.path(piece(x, y, w, h), { fill });
  const paper = ink.fills?.[0] ?? '#1d4a63';
  for (const [x, w] of [
    [0.6, 4.2],
    [6, 2.6],
    [9.6, 2.4],
  ] as const) {
    gap(x, -0.12, w, 0.24, paper);
    canvas.path(`M${at(x, -0.06)}L${at(x + w, -0.06)}M${at(x, 0.06)}L${at(x + w, 0.06)}`, {
      stroke: ink.wall,
      strokeWidth: 2,
    });
  }
  for (const [x, y] of [
    [0.8, 8.54],
    [9.9, 8.54],
  ] as const) {
    gap(x, y - 0.06, 2, 0.24, paper);
    canvas.path(`M${at(x, y)}L${at(x + 2, y)}M${at(x, y + 0.12)}L${at(x + 2, y + 0.12)}`, {
      stroke: ink.wall,
      strokeWidth: 2,
    });
  }
  const door = (x: number, y: number, dx: number, dy: number) => {
    const w = 0.9;
    gap(
      Math.min(x, x + dx * w) - (dx ? 0 : 0.1),
      Math.min(y, y + dy * w) - (dy ? 0 : 0.1),
      dx ? w : 0.2,
      dy ? w : 0.2,
      paper,
    );
    const leaf = dx ? at(x, y + w) : at(x + w, y);
    const end = at(x + dx * w, y + dy * w);
    canvas.path(`M${at(x, y)}L${leaf}A${n(w * scale)} ${n(w * scale)} 0 0 ${dx ? 0 : 1} ${end}`, {
      stroke: ink.thin,
      strokeWidth: 1.6,
    });
  };
  door(2.4, 4.6, 1, 0);
  door(5.6, 4.9, 0, 1);
  door(9, 2.2, 0, 1);
  door(9, 4.4, 0, 1);
  door(9, 6.4, 0, 1);
  door(6.6, 8.6, 1, 0);
  door(4, 4.6, 1, 0);
  const line = (data: string, width = 1.6) => canvas.path(data, { stroke: ink.thin, strokeWidth: width });
  line(
    piece(0.4, 1, 0.95, 2.6, 0.15) +
      piece(0.4, 0.9, 0.25, 2.8, 0.1) +
      piece(1.9, 1.6, 0.7, 1.3, 0.1) +
      piece(4.9, 1.2, 0.4, 2.2, 0.05),
  );
  line(
    disc(left + 7.2 * scale, top + 2.5 * scale, 0.7 * scale) +
      [0, 1, 2, 3, 4, 5]
        .map((i) =>
          disc(
            left + (7.2 + Math.cos(i * 1.05) * 1.05) * scale,
            top + (2.5 + Math.sin(i * 1.05) * 1.05) * scale,
            0.22 * scale,
          ),
        )
        .join(''),
  );
  line(piece(5.75, 0.3, 0.6, 4) + piece(5.85, 0.7, 0.4, 0.5, 0.1) + piece(5.85, 2.9, 0.4, 0.7));
  for (const [x, y] of [
    [0.6, 5.6],
    [9.9, 0.5],
    [9.9, 6.5],
  ] as const)
    line(
      piece(x, y, 1.7, 2, 0.1) +
        piece(x + 0.1, y + 0.12, 0.66, 0.45, 0.1) +
        piece(x + 0.94, y + 0.12, 0.66, 0.45, 0.1) +
        `M${at(x, y + 0.85)}L${at(x + 1.7, y + 0.85)}`,
    );
  line(piece(9.4, 3.7, 1.4, 0.6, 0.05) + piece(11.6, 3.6, 1, 2.2, 0.05));
  line(
    piece(3.8, 4.8, 0.7, 1.6, 0.3) +
      disc(left + 5.1 * scale, top + 5.9 * scale, 0.26 * scale, 0.34 * scale) +
      disc(left + 5.1 * scale, top + 7.1 * scale, 0.26 * scale, 0.34 * scale) +
      piece(3.8, 7.5, 1.6, 0.9, 0.3),
  );
}

/** Measures outside a plan: lines with strokes at their ends. */
function measures(canvas: Canvas, left: number, top: number, scale: number, colour: string): void {
  const tick = (x: number, y: number) => `M${n(x - 6)} ${n(y + 6)}L${n(x + 6)} ${n(y - 6)}`;
  const xs = [0, 5.6, 9, 12.8];
  const y = top + 8.6 * scale + 34;
  let data = `M${n(left)} ${n(y)}H${n(left + 12.8 * scale)}`;
  for (const x of xs) data += `${tick(left + x * scale, y)}M${n(left + x * scale)} ${n(y - 16)}V${n(y + 10)}`;
  const x = left - 36;
  data += `M${n(x)} ${n(top)}V${n(top + 8.6 * scale)}`;
  for (const m of [0, 4.6, 8.6])
    data += `${tick(x, top + m * scale)}M${n(x - 10)} ${n(top + m * scale)}H${n(x + 16)}`;
  canvas.path(data, { stroke: colour, strokeWidth: 1.4, opacity: 0.85 });
}

/** A plan in white ink on blue. */
export function blueprint(width: number, height: number): Layers {
  const canvas = sheet(width, height, { ground: '#1f5571', deep: '#123a50', line: '#d7eaf2' }, width / 60);
  const scale = width / 19;
  const left = width * 0.13;
  const top = height * 0.27;
  flatPlan(canvas, left, top, scale, { wall: '#eaf5f8', thin: '#bfe0ea', thick: scale * 0.18 });
  measures(canvas, left, top, scale, '#cfe8f0');
  canvas.path(
    disc(width * 0.91, height * 0.16, width * 0.035) +
      `M${n(width * 0.91)} ${n(height * 0.16 - width * 0.05)}V${n(height * 0.16 + width * 0.05)}M${n(width * 0.91 - width * 0.05)} ${n(height * 0.16)}h${n(width * 0.1)}`,
    { stroke: '#cfe8f0', strokeWidth: 1.6 },
  );
  canvas.path(
    `M${n(width * 0.91)} ${n(height * 0.16 - width * 0.035)}l${n(width * 0.012)} ${n(width * 0.035)}h${n(-width * 0.024)}Z`,
    { fill: '#e2b27f' },
  );
  canvas.path(
    box(width * 0.86, height * 0.72, width * 0.1, height * 0.2) +
      `M${n(width * 0.86)} ${n(height * 0.79)}h${n(width * 0.1)}M${n(width * 0.86)} ${n(height * 0.86)}h${n(width * 0.1)}`,
    { stroke: '#cfe8f0', strokeWidth: 1.4 },
  );
  canvas.path(box(width * 0.02, height * 0.03, width * 0.96, height * 0.94), {
    stroke: '#cfe8f0',
    strokeWidth: 2,
    opacity: 0.7,
  });
  canvas.wash(
    canvas.radial({ x: width * 0.4, y: height * 0.35 }, width * 0.8, [
      [0, '#8fd0e4', 0.2],
      [1, '#06202e', 0.4],
    ]),
  );
  return flat(canvas, '#1f5571');
}

/** The coloured plan of a flat for buyers. */
export function floorPlan(width: number, height: number): Layers {
  const canvas = sheet(width, height, { ground: '#faf6ee', deep: '#efe7d9', line: '#9a8e7c' }, width / 48);
  const scale = width / 17.4;
  const left = width * 0.13;
  const top = height * 0.285;
  canvas.path(box(left + 14, top - 1.9 * scale + 22, 12.8 * scale, 10.5 * scale, 8), {
    fill: '#12262f',
    opacity: 0.1,
  });
  flatPlan(canvas, left, top, scale, {
    wall: '#20343d',
    thin: '#5f6d70',
    thick: scale * 0.2,
    fills: [
      '#ecdcc0',
      '#e3d6c4',
      '#d8cdb8',
      '#e4c9b2',
      '#c5d6d6',
      '#c5d6d6',
      '#efe6d6',
      '#efe6d6',
      '#d3ddc9',
      '#e4c9b2',
    ],
  });
  measures(canvas, left, top, scale, '#7d7466');
  for (const [x, y, r] of [
    [0.9, -1, 0.34],
    [8, -1.1, 0.4],
    [4.6, -1.2, 0.28],
  ] as const) {
    canvas.path(disc(left + x * scale, top + y * scale, r * scale), { fill: '#7d9667' });
    canvas.path(disc(left + (x - 0.07) * scale, top + (y - 0.07) * scale, r * 0.55 * scale), {
      fill: '#a9bf8c',
    });
  }
  return flat(canvas, '#faf6ee');
}

/** The plan of a new quarter: plots, trees, water and paths. */
export function masterPlan(width: number, height: number): Layers {
  const random = new Random('master-plan');
  const canvas = sheet(width, height, { ground: '#f1eadb', deep: '#e6dcc8', line: '#9a8e7c' }, width / 40);
  const w = width;
  const h = height;
  canvas.path(
    `M0 ${n(h * 0.74)}C${n(w * 0.2)} ${n(h * 0.66)} ${n(w * 0.34)} ${n(h * 0.9)} ${n(w * 0.55)} ${n(h * 0.82)}S${n(w * 0.86)} ${n(h * 0.62)} ${n(w)} ${n(h * 0.7)}V${n(h)}H0Z`,
    { fill: '#c9d3ac' },
  );
  const river = `M${n(-20)} ${n(h * 0.86)}C${n(w * 0.2)} ${n(h * 0.78)} ${n(w * 0.34)} ${n(h * 1.0)} ${n(w * 0.56)} ${n(h * 0.9)}S${n(w * 0.86)} ${n(h * 0.74)} ${n(w + 20)} ${n(h * 0.82)}`;
  canvas.path(river, { stroke: '#7fa9ac', strokeWidth: h * 0.055, soft: true });
  canvas.path(river, { stroke: '#a5c6c5', strokeWidth: h * 0.03, soft: true });
  const road = (data: string, size: number) => {
    canvas.path(data, { stroke: '#cbbf9f', strokeWidth: size * 1.5, soft: true });
    canvas.path(data, { stroke: '#fbf7ee', strokeWidth: size, soft: true });
  };
  const main = `M${n(-20)} ${n(h * 0.3)}C${n(w * 0.3)} ${n(h * 0.2)} ${n(w * 0.6)} ${n(h * 0.46)} ${n(w + 20)} ${n(h * 0.3)}`;
  const cross = [0.16, 0.36, 0.6, 0.82];
  for (const x of cross)
    road(
      `M${n(w * x)} ${n(-20)}C${n(w * (x + 0.03))} ${n(h * 0.3)} ${n(w * (x - 0.03))} ${n(h * 0.5)} ${n(w * x)} ${n(h * 0.7)}`,
      15,
    );
  road(
    `M${n(-20)} ${n(h * 0.58)}C${n(w * 0.3)} ${n(h * 0.5)} ${n(w * 0.6)} ${n(h * 0.72)} ${n(w + 20)} ${n(h * 0.55)}`,
    15,
  );
  road(main, 26);
  canvas.path(main, { stroke: '#c9b98f', strokeWidth: 1.6 });
  const curve = (x: number) => h * (0.3 - 0.06 * Math.sin(x * Math.PI * 2));
  const block = (x: number, y: number, bw: number, bh: number, turn: number, fill: string) => {
    canvas.group({ transform: `translate(${n(x)} ${n(y)}) rotate(${n(turn)})` }, () => {
      canvas.path(box(-bw / 2 + 9, -bh / 2 + 11, bw, bh, 2), { fill: '#12262f', opacity: 0.2 });
      canvas.path(box(-bw / 2, -bh / 2, bw, bh, 2), { fill });
      canvas.path(box(-bw / 2 + 4, -bh / 2 + 4, bw - 8, bh - 8, 2), {
        stroke: '#ffffff',
        strokeWidth: 1.6,
        opacity: 0.7,
      });
      canvas.path(box(-bw * 0.12, -bh * 0.14, bw * 0.24, bh * 0.28), { fill: '#ffffff', opacity: 0.45 });
    });
  };
  const tree = (x: number, y: number, r: number) => {
    canvas.path(disc(x + r * 0.3, y + r * 0.36, r), { fill: '#12262f', opacity: 0.16 });
    canvas.path(disc(x, y, r), { fill: random.pick(['#7f9a68', '#8fa974', '#6f8c60']) });
    canvas.path(disc(x - r * 0.24, y - r * 0.26, r * 0.5), { fill: '#b4c795', opacity: 0.8 });
  };
  const edges = [0, ...cross, 1];
  edges.slice(1).forEach((right, i) => {
    const leftEdge = edges[i] ?? 0;
    for (const [top, bottom] of [
      [0.02, 0.2],
      [0.36, 0.5],
      [0.62, 0.72],
    ] as const) {
      const centre = ((leftEdge + right) / 2) * w;
      const park = i === 2 && top === 0.36;
      const size = (right - leftEdge) * w - 56;
      const dy = (curve((leftEdge + right) / 2) - h * 0.3) * 0.8;
      if (park) {
        canvas.path(box(centre - size / 2, h * top + dy, size, h * (bottom - top) + 10, 26), {
          fill: '#b9c994',
        });
        canvas.path(disc(centre, h * 0.43 + dy, size * 0.2, size * 0.12), {
          fill: '#8fb9b8',
          stroke: '#f4ead2',
          strokeWidth: 7,
        });
        for (let k = 0; k < 26; k++) {
          const px = centre + random.range(-size / 2 + 14, size / 2 - 14);
          const py = (h * (top + bottom)) / 2 + dy + random.range(-0.5, 0.5) * h * (bottom - top);
          if (Math.hypot((px - centre) / 1.5, py - h * 0.43 - dy) > size * 0.15)
            tree(px, py, random.range(7, 13));
        }
        continue;
      }
      const fills = ['#c07a55', '#dcc199', '#a9b8b4', '#d9a987', '#2f5361'] as const;
      const colour = fills[(i + Math.round(top * 10)) % fills.length] ?? '#dcc199';
      const tall = h * (bottom - top);
      if ((i + Math.round(top * 10)) % 2 === 0) {
        block(centre - size * 0.34, (h * (top + bottom)) / 2 + dy, size * 0.2, tall * 0.9, -2, colour);
        block(centre + size * 0.34, (h * (top + bottom)) / 2 + dy, size * 0.2, tall * 0.9, 2, colour);
        block(centre, h * top + dy + tall * 0.16, size * 0.36, tall * 0.26, 0, colour);
      } else {
        for (let k = 0; k < 3; k++)
          block(
            centre + (k - 1) * size * 0.34,
            (h * (top + bottom)) / 2 + dy,
            size * 0.22,
            tall * 0.5,
            k * 4 - 4,
            colour,
          );
      }
    }
  });
  for (let x = 0; x < 1; x += 0.022)
    for (const side of [-1, 1]) tree(x * w, curve(x) + side * 30 + h * 0.01, 8);
  for (let i = 0; i < 90; i++) tree(random.range(0, w), h * random.range(0.75, 0.99), random.range(7, 14));
  for (const x of cross)
    for (let y = 0.02; y < 0.68; y += 0.05)
      if (random.chance(0.8)) tree(x * w + 22 * (random.chance(0.5) ? 1 : -1), y * h, 7.5);
  canvas.path(
    polyline([
      { x: w * 0.05, y: h * 0.95 },
      { x: w * 0.17, y: h * 0.95 },
    ]) +
      `M${n(w * 0.05)} ${n(h * 0.94)}v${n(h * 0.02)}M${n(w * 0.11)} ${n(h * 0.94)}v${n(h * 0.02)}M${n(w * 0.17)} ${n(h * 0.94)}v${n(h * 0.02)}`,
    { stroke: '#20343d', strokeWidth: 3 },
  );
  canvas.wash(
    canvas.radial({ x: w * 0.35, y: h * 0.3 }, w * 0.9, [
      [0, '#fff8e6', 0.3],
      [1, '#5a4a30', 0.28],
    ]),
  );
  return flat(canvas, '#f1eadb');
}

/** The way to the head office: streets, a park, the coast and a pin. */
export function officeMap(width: number, height: number): Layers {
  const random = new Random('office-map');
  const canvas = new Canvas(width, height);
  const w = width;
  const h = height;
  canvas.wash('#f1ece1');
  canvas.group({ transform: `translate(${n(w * 0.1)} ${n(-h * 0.22)}) rotate(11)` }, () => {
    for (let i = 0; i < 16; i++) {
      for (let j = 0; j < 12; j++) {
        const x = i * w * 0.085;
        const y = j * h * 0.145;
        const park = (i === 9 && (j === 4 || j === 5)) || (i === 5 && j === 8) || (i === 12 && j === 2);
        canvas.path(box(x, y, w * 0.085 - 13, h * 0.145 - 13, 5), { fill: park ? '#cddab4' : '#e4dac6' });
        if (park) continue;
        for (let k = 0; k < 5; k++)
          canvas.path(
            box(
              x + random.range(6, w * 0.05),
              y + random.range(6, h * 0.08),
              random.range(14, 34),
              random.range(12, 30),
              2,
            ),
            { fill: '#d4c7ae' },
          );
      }
    }
    canvas.path(`M0 ${n(h * 0.718)}H${n(w * 1.4)}M${n(w * 0.59)} ${n(-h * 0.2)}V${n(h * 1.8)}`, {
      stroke: '#ffffff',
      strokeWidth: 24,
    });
    canvas.path(`M0 ${n(h * 0.718)}H${n(w * 1.4)}M${n(w * 0.59)} ${n(-h * 0.2)}V${n(h * 1.8)}`, {
      stroke: '#efc99b',
      strokeWidth: 15,
    });
    canvas.path(
      `M${n(-w * 0.02)} ${n(h * 1.02)}C${n(w * 0.4)} ${n(h * 1.0)} ${n(w * 0.5)} ${n(h * 1.3)} ${n(w * 1.2)} ${n(h * 1.1)}`,
      { stroke: '#b4593a', strokeWidth: 5, opacity: 0.7 },
    );
  });
  canvas.path(
    `M0 0H${n(w * 0.16)}C${n(w * 0.1)} ${n(h * 0.3)} ${n(w * 0.18)} ${n(h * 0.55)} ${n(w * 0.06)} ${n(h)}H0Z`,
    { fill: '#ead9b4' },
  );
  canvas.path(
    `M0 0H${n(w * 0.135)}C${n(w * 0.075)} ${n(h * 0.3)} ${n(w * 0.155)} ${n(h * 0.55)} ${n(w * 0.035)} ${n(h)}H0Z`,
    { fill: '#a7c9cd' },
  );
  const px = w * 0.585;
  const py = h * 0.52;
  canvas.path(disc(px, py + 6, 46, 15), { fill: '#12262f', opacity: 0.22 });
  canvas.path(
    `M${n(px)} ${n(py)}C${n(px - 20)} ${n(py - 46)} ${n(px - 58)} ${n(py - 70)} ${n(px - 58)} ${n(py - 116)}a58 58 0 0 1 116 0C${n(px + 58)} ${n(py - 70)} ${n(px + 20)} ${n(py - 46)} ${n(px)} ${n(py)}Z`,
    { fill: '#a8472a' },
  );
  canvas.path(disc(px, py - 116, 25), { fill: '#ffffff' });
  return flat(canvas, '#f1ece1');
}
