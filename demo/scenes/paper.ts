import { box, Canvas, disc, n } from '../engine/Canvas';
import type { Layers } from '../engine/render';

export interface Paper {
  ground: string;
  deep: string;
  line: string;
}

/** Draws a sheet of paper with a faint grid. */
export function sheet(width: number, height: number, { ground, deep, line }: Paper, step: number): Canvas {
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

export const flat = (canvas: Canvas, ground: string): Layers => ({
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

export type Room = readonly [x: number, y: number, w: number, h: number];

/** Rooms of a flat in metres. */
export const ROOMS: readonly Room[] = [
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

export interface PlanInk {
  wall: string;
  thin: string;
  fills?: readonly string[];
  thick: number;
}

/** Draws a plan of a flat: walls, doors with their swing, furniture. */
export function flatPlan(canvas: Canvas, left: number, top: number, scale: number, ink: PlanInk): void {
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

/** Draws measures outside a plan: lines with strokes at their ends. */
export function measures(canvas: Canvas, left: number, top: number, scale: number, colour: string): void {
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
