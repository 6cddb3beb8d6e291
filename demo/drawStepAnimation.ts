import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Frames per step. The site's `StepAnimation` plays one step at a time. */
const FRAMES = 60;
const RATE = 60;
const SIZE = 240;
const INK = [0.07, 0.15, 0.18, 1];
const BRICK = [0.66, 0.28, 0.16, 1];
const SAND = [0.9, 0.81, 0.65, 1];

type Numbers = readonly number[];

const still = (value: number | Numbers) => ({ a: 0, k: value });
const ease = { i: { x: [0.3], y: [1] }, o: { x: [0.4], y: [0] } };

/** Animates a value between two frames. */
const move = (from: Numbers, to: Numbers, start: number, end: number) => ({
  a: 1,
  k: [
    { t: start, s: from, ...ease },
    { t: end, s: to },
  ],
});

const place = {
  ty: 'tr',
  p: still([0, 0]),
  a: still([0, 0]),
  s: still([100, 100]),
  r: still(0),
  o: still(100),
};

const box = ([x, y, width, height]: Numbers, color: Numbers, round = 3) => ({
  ty: 'gr',
  it: [
    {
      ty: 'rc',
      p: still([(x ?? 0) + (width ?? 0) / 2, (y ?? 0) + (height ?? 0) / 2]),
      s: still([width ?? 0, height ?? 0]),
      r: still(round),
    },
    { ty: 'fl', c: still(color), o: still(100) },
    place,
  ],
});

const disc = (x: number, y: number, size: number, color: Numbers) => ({
  ty: 'gr',
  it: [
    { ty: 'el', p: still([x, y]), s: still([size, size]) },
    { ty: 'fl', c: still(color), o: still(100) },
    place,
  ],
});

const line = (points: readonly Numbers[], color: Numbers, width: number, closed = false) => ({
  ty: 'gr',
  it: [
    {
      ty: 'sh',
      ks: still({ c: closed, v: points, i: points.map(() => [0, 0]), o: points.map(() => [0, 0]) } as never),
    },
    closed
      ? { ty: 'fl', c: still(color), o: still(100) }
      : { ty: 'st', c: still(color), o: still(100), w: still(width), lc: 2, lj: 2 },
    place,
  ],
});

interface Part {
  step: number;
  /** Start in frames of its step. */
  at: number;
  /** Point from which it grows, or to which it falls. */
  anchor: Numbers;
  shapes: readonly object[];
  motion: 'rise' | 'fall' | 'grow';
}

function layer({ step, at, anchor, shapes, motion }: Part, index: number) {
  const [start, end] = [step * FRAMES, (step + 1) * FRAMES];
  const [from, to] = [start + at, start + at + 22];
  const [x = 0, y = 0] = anchor;
  return {
    ty: 4,
    ind: index + 1,
    nm: `step ${step + 1}`,
    ip: start,
    op: end,
    st: 0,
    ks: {
      a: still([x, y, 0]),
      p: motion === 'fall' ? move([x, y - 70, 0], [x, y, 0], from, to) : still([x, y, 0]),
      s:
        motion === 'rise'
          ? move([100, 0, 100], [100, 100, 100], from, to)
          : motion === 'grow'
            ? move([0, 0, 100], [100, 100, 100], from, to)
            : still([100, 100, 100]),
      o: move([0], [100], from, from + 6),
      r: still(0),
    },
    shapes,
  };
}

const windows = (left: number, top: number, rows: number) =>
  Array.from({ length: rows * 2 }, (_, index) =>
    box([left + (index % 2) * 24, top + Math.floor(index / 2) * 26, 12, 14], SAND, 1),
  );
const sheet = (left: number, top: number, color: Numbers) => box([left, top, 96, 124], color, 6);

const parts: readonly Part[] = [
  // A building that rises between its neighbours.
  { step: 0, at: 0, anchor: [120, 208], motion: 'grow', shapes: [box([24, 206, 192, 5], INK, 2)] },
  {
    step: 0,
    at: 4,
    anchor: [60, 206],
    motion: 'rise',
    shapes: [...windows(44, 140, 2), box([34, 126, 52, 80], INK)],
  },
  {
    step: 0,
    at: 12,
    anchor: [122, 206],
    motion: 'rise',
    shapes: [...windows(105, 66, 5), box([94, 48, 58, 158], BRICK)],
  },
  {
    step: 0,
    at: 20,
    anchor: [184, 206],
    motion: 'rise',
    shapes: [...windows(170, 116, 3), box([160, 100, 50, 106], INK)],
  },
  // A pin that falls onto the plan of a home.
  {
    step: 1,
    at: 0,
    anchor: [120, 150],
    motion: 'grow',
    shapes: [
      line(
        [
          [120, 92],
          [120, 204],
        ],
        SAND,
        5,
      ),
      line(
        [
          [44, 148],
          [120, 148],
        ],
        SAND,
        5,
      ),
      box([40, 88, 160, 120], INK, 6),
    ],
  },
  {
    step: 1,
    at: 18,
    anchor: [150, 150],
    motion: 'fall',
    shapes: [
      disc(150, 92, 20, SAND),
      disc(150, 92, 60, BRICK),
      line(
        [
          [124, 108],
          [176, 108],
          [150, 150],
        ],
        BRICK,
        0,
        true,
      ),
    ],
  },
  // A stack of folders.
  { step: 2, at: 0, anchor: [120, 120], motion: 'fall', shapes: [box([64, 50, 112, 90], SAND, 6)] },
  { step: 2, at: 9, anchor: [120, 140], motion: 'fall', shapes: [box([52, 82, 136, 90], INK, 6)] },
  {
    step: 2,
    at: 18,
    anchor: [120, 160],
    motion: 'fall',
    shapes: [box([40, 116, 160, 92], BRICK, 6), box([40, 104, 62, 30], BRICK, 6)],
  },
  // A sheet, and an arrow that downloads it.
  {
    step: 3,
    at: 0,
    anchor: [120, 90],
    motion: 'grow',
    shapes: [
      box([88, 60, 50, 8], SAND, 3),
      box([88, 80, 64, 8], SAND, 3),
      box([88, 100, 64, 8], SAND, 3),
      sheet(72, 36, INK),
    ],
  },
  {
    step: 3,
    at: 16,
    anchor: [120, 190],
    motion: 'fall',
    shapes: [
      line(
        [
          [96, 166],
          [120, 190],
          [144, 166],
        ],
        BRICK,
        11,
      ),
      line(
        [
          [120, 126],
          [120, 186],
        ],
        BRICK,
        11,
      ),
    ],
  },
  {
    step: 3,
    at: 26,
    anchor: [120, 212],
    motion: 'grow',
    shapes: [
      line(
        [
          [70, 190],
          [70, 212],
          [170, 212],
          [170, 190],
        ],
        INK,
        9,
      ),
    ],
  },
];

const animation = {
  v: '5.7.0',
  nm: 'Steps of the delivery of documents',
  fr: RATE,
  ip: 0,
  op: FRAMES * 4,
  w: SIZE,
  h: SIZE,
  ddd: 0,
  assets: [],
  // The first layer of the file is on top.
  layers: [...parts].reverse().map(layer),
};

const file = path.resolve('static/icons/StepAnimation.json');
await mkdir(path.dirname(file), { recursive: true });
await writeFile(file, `${JSON.stringify(animation)}\n`);
