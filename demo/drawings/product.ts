import { box, Canvas, disc, n, outline } from '../engine/Canvas';
import { mix, type Colour } from '../engine/colour';
import { Random } from '../engine/Random';
import type { Layers } from '../engine/render';

const SIZE = 800;
const FLOOR = 610;

/** The product on a sheet. */
export type Product =
  | { shape: 'bag'; paper: Colour; band: Colour; sign: Sign; count?: 1 | 2 }
  | { shape: 'bucket'; body: Colour; band: Colour; sign: Sign }
  | { shape: 'boards'; face: Colour; edge: Colour; count: number; thick?: number }
  | { shape: 'profiles'; kind: 'c' | 'corner' | 'mesh' }
  | { shape: 'blocks'; face: Colour; holes: 0 | 2 | 4; flat?: boolean; second?: boolean; deep?: number }
  | { shape: 'roll'; face: Colour; top: Colour; pattern?: 'mesh' | 'grain'; tall?: number }
  | { shape: 'cartridge'; body: Colour; band: Colour }
  | { shape: 'heap'; grains: readonly [Colour, ...Colour[]]; size: number }
  | { shape: 'samples'; face: Colour; fleck: Colour; fibres?: boolean; cylinders?: 1 | 2 };

/** A sign on a package that shows its content without letters. */
export type Sign = 'wall' | 'tile' | 'drop' | 'trowel' | 'board' | 'sun' | 'block' | 'stone';

const SIGNS: Record<Sign, string> = {
  wall: 'M-30-26h60v52h-60ZM-30-9h60M-30 8h60M0-26v17M-15-9V8M15-9V8M0 8v18',
  tile: 'M-28-28h56v56h-56ZM0-28v56M-28 0h56',
  drop: 'M0-32c18 24 26 34 26 44a26 26 0 0 1-52 0c0-10 8-20 26-44Z',
  trowel: 'M-34 10 22-22 8 24ZM14 0l20 10',
  board: 'M-34-20h50v44h-50ZM16-20l16-8v44l-16 8M-34-20l16-8h50',
  sun: 'M0-15a15 15 0 1 1-.1 0ZM0-34v10M0 24v10M-34 0h10M24 0h10M-24-24l7 7M17 17l7 7M24-24l-7 7M-17 17l-7 7',
  block: 'M-32-18h44v38h-44ZM12-18l18-10v38l-18 10M-32-18l18-10h44',
  stone: 'M-32 20-18-18 8-26 32-2 24 22Z',
};

const sign = (canvas: Canvas, name: Sign, x: number, y: number, scale: number, colour: Colour) => {
  canvas.group(
    { transform: `translate(${n(x)} ${n(y)}) scale(${n(scale * 10) === '0' ? 1 : scale})` },
    () => {
      canvas.path(SIGNS[name], { stroke: colour, strokeWidth: 5, soft: true });
    },
  );
};

const shadow = (canvas: Canvas, x: number, y: number, rx: number, ry = 26) => {
  const fill = canvas.radial(
    { x, y },
    rx,
    [
      [0, '#2a2118', 0.4],
      [0.6, '#2a2118', 0.22],
      [1, '#2a2118', 0],
    ],
    ry / rx,
  );
  canvas.path(disc(x, y, rx, ry), { fill });
};

const across = (canvas: Canvas, x0: number, x1: number, colour: Colour) =>
  canvas.linear({ x: x0, y: 0 }, { x: x1, y: 0 }, [
    [0, mix(colour, '#1c1a17', 0.22)],
    [0.18, mix(colour, '#ffffff', 0.1)],
    [0.62, colour],
    [1, mix(colour, '#1c1a17', 0.34)],
  ]);

function bag(canvas: Canvas, x: number, tone: Extract<Product, { shape: 'bag' }>, k = 1): void {
  const w = 270 * k;
  const h = 390 * k;
  const l = x - w / 2;
  const t = FLOOR - h;
  shadow(canvas, x + 14, FLOOR - 2, w * 0.66);
  const shape =
    `M${n(l + 8)} ${n(t + 22)}Q${n(x)} ${n(t + 4)} ${n(l + w - 8)} ${n(t + 22)}` +
    `C${n(l + w + 12)} ${n(t + h * 0.35)} ${n(l + w + 10)} ${n(t + h * 0.7)} ${n(l + w - 4)} ${n(FLOOR - 12)}` +
    `Q${n(x)} ${n(FLOOR + 10)} ${n(l + 4)} ${n(FLOOR - 12)}C${n(l - 10)} ${n(t + h * 0.7)} ${n(l - 12)} ${n(t + h * 0.35)} ${n(l + 8)} ${n(t + 22)}Z`;
  canvas.path(shape, { fill: across(canvas, l, l + w, tone.paper) });
  const clip = canvas.clip(shape);
  canvas.group({ clip }, () => {
    canvas.path(box(l - 20, t + h * 0.36, w + 40, h * 0.34), { fill: across(canvas, l, l + w, tone.band) });
    canvas.path(box(l - 20, t + h * 0.73, w + 40, 7 * k), { fill: across(canvas, l, l + w, tone.band) });
    canvas.path(box(l - 20, t, w + 40, 40 * k), { fill: mix(tone.paper, '#6b5b45', 0.2), opacity: 0.55 });
    let stitches = '';
    for (let sx = l; sx < l + w; sx += 14 * k) stitches += `M${n(sx)} ${n(t + 30 * k)}h${n(7 * k)}`;
    canvas.path(stitches, { stroke: mix(tone.band, '#1c1a17', 0.2), strokeWidth: 2.5 });
    for (const [fx, fy, fl] of [
      [0.2, 0.2, 0.3],
      [0.8, 0.26, 0.24],
      [0.16, 0.84, 0.26],
      [0.74, 0.86, 0.3],
    ] as const)
      canvas.path(
        `M${n(l + w * fx)} ${n(t + h * fy)}q${n(w * fl * 0.3)} ${n(18 * k)} ${n(w * fl * 0.5)} ${n(2 * k)}`,
        {
          stroke: '#3a2c1c',
          strokeWidth: 2.5,
          opacity: 0.18,
          soft: true,
        },
      );
  });
  sign(canvas, tone.sign, x, t + h * 0.53, 1.25 * k, mix(tone.band, '#ffffff', 0.88));
  const bars = [0.56, 0.4]
    .map((part, i) => box(x - (w * part) / 2, t + h * (0.18 + i * 0.07), w * part, 13 * k, 6))
    .join('');
  canvas.path(bars, { fill: mix(tone.band, '#12262f', 0.15), opacity: 0.82 });
}

function bucket(canvas: Canvas, tone: Extract<Product, { shape: 'bucket' }>): void {
  const x = SIZE / 2;
  const w = 300;
  const t = FLOOR - 320;
  shadow(canvas, x + 16, FLOOR, 205, 30);
  const body = `M${x - w / 2} ${t}L${x - w / 2 + 26} ${FLOOR - 10}Q${x} ${FLOOR + 24} ${x + w / 2 - 26} ${FLOOR - 10}L${x + w / 2} ${t}Z`;
  canvas.path(body, { fill: across(canvas, x - w / 2, x + w / 2, tone.body) });
  canvas.group({ clip: canvas.clip(body) }, () => {
    canvas.path(
      `M${x - w} ${t + 84}Q${x} ${t + 114} ${x + w} ${t + 84}V${t + 230}Q${x} ${t + 262} ${x - w} ${t + 230}Z`,
      { fill: across(canvas, x - w / 2, x + w / 2, tone.band) },
    );
  });
  canvas.path(disc(x, t, w / 2 + 8, 34), {
    fill: across(canvas, x - w / 2, x + w / 2, mix(tone.body, '#ffffff', 0.2)),
  });
  canvas.path(disc(x, t - 5, w / 2 - 6, 25), { fill: mix(tone.body, '#ffffff', 0.42) });
  canvas.path(
    `M${x - w / 2 + 6} ${t + 26}C${x - w / 2 - 24} ${t + 150} ${x + w / 2 + 24} ${t + 150} ${x + w / 2 - 6} ${t + 26}`,
    {
      stroke: '#54595a',
      strokeWidth: 5,
      opacity: 0.75,
    },
  );
  sign(canvas, tone.sign, x, t + 176, 1.4, mix(tone.band, '#ffffff', 0.88));
}

const point = (x: number, y: number, z: number) => ({
  x: 400 + (x - z) * 0.83,
  y: FLOOR - 20 + (x + z) * 0.34 - y,
});

/** Draws a cuboid seen from a corner: x to the right, z to the left, y up. */
function cuboid(
  canvas: Canvas,
  at: readonly [number, number, number],
  size: readonly [number, number, number],
  face: Colour,
  top = mix(face, '#ffffff', 0.32),
): void {
  const [x, y, z] = at;
  const [w, h, d] = size;
  const X = x + w;
  const Y = y + h;
  const Z = z + d;
  canvas.polygon([point(x, Y, z), point(X, Y, z), point(X, Y, Z), point(x, Y, Z)], { fill: top });
  canvas.polygon([point(X, y, z), point(X, y, Z), point(X, Y, Z), point(X, Y, z)], {
    fill: mix(face, '#1c1a17', 0.3),
  });
  canvas.polygon([point(x, y, Z), point(X, y, Z), point(X, Y, Z), point(x, Y, Z)], { fill: face });
}

const groundShadow = (canvas: Canvas, w: number, d: number) => {
  canvas.polygon(
    [
      point(-w / 2 - 6, 0, d / 2 + 14),
      point(w / 2 + 40, 0, d / 2 + 14),
      point(w / 2 + 56, 0, -d / 2 - 10),
      point(-w / 2, 0, -d / 2 - 20),
    ],
    {
      fill: '#2a2118',
      opacity: 0.17,
    },
  );
};

function boards(
  canvas: Canvas,
  { face, edge, count, thick = 25 }: Extract<Product, { shape: 'boards' }>,
): void {
  groundShadow(canvas, 420, 250);
  for (let i = 0; i < count; i++)
    cuboid(canvas, [-215, i * thick, -130], [430, thick - 3, 260], edge, i === count - 1 ? face : edge);
  const y = count * thick - 3;
  canvas.polygon([point(-200, y, 30), point(-70, y, 30), point(-70, y, 60), point(-200, y, 60)], {
    fill: edge,
    opacity: 0.6,
  });
}

function profiles(canvas: Canvas, kind: 'c' | 'corner' | 'mesh'): void {
  groundShadow(canvas, 460, 180);
  const steel = '#aeb8ba';
  const rows = kind === 'mesh' ? 3 : 4;
  for (let i = 0; i < rows; i++) {
    const z = -110 + i * 58;
    const high = kind === 'corner' ? 14 : 40;
    cuboid(canvas, [-240, 0, z], [480, high, 44], steel, kind === 'mesh' ? '#dfe5e4' : '#d5dcdc');
    if (kind === 'c')
      canvas.polygon(
        [
          point(-240, high, z + 7),
          point(240, high, z + 7),
          point(240, high, z + 37),
          point(-240, high, z + 37),
        ],
        { fill: '#6d7a7f' },
      );
    if (kind === 'corner') cuboid(canvas, [-240, 14, z], [480, 34, 8], '#c2cbcc', '#e6ecea');
    if (kind === 'mesh')
      for (let x = -230; x < 230; x += 22)
        canvas.polygon(
          [
            point(x, high, z + 6),
            point(x + 12, high, z + 22),
            point(x, high, z + 38),
            point(x - 12, high, z + 22),
          ],
          { fill: '#8b979a' },
        );
  }
}

function blockAt(
  canvas: Canvas,
  at: readonly [number, number, number],
  { face, holes, flat, deep = 170 }: Extract<Product, { shape: 'blocks' }>,
): void {
  const [x, y, z] = at;
  const [w, h, d] = flat ? [230, 70, 150] : [320, 170, deep];
  cuboid(canvas, at, [w, h, d], face);
  for (let i = 0; i < holes; i++) {
    const step = w / holes;
    const x0 = x + i * step + 18;
    const x1 = x + (i + 1) * step - 18;
    const Y = y + h;
    canvas.polygon(
      [point(x0, Y, z + 28), point(x1, Y, z + 28), point(x1, Y, z + d - 28), point(x0, Y, z + d - 28)],
      { fill: mix(face, '#1c1a17', 0.55) },
    );
    canvas.polygon(
      [point(x0, Y, z + 28), point(x1, Y, z + 28), point(x1, Y - 60, z + 40), point(x0, Y - 60, z + 40)],
      { fill: mix(face, '#1c1a17', 0.38), opacity: 0.8 },
    );
  }
  const random = new Random(`block ${x} ${y} ${face}`);
  let pores = '';
  for (let i = 0; i < 110; i++) {
    const p = point(x + random.range(6, w - 6), y + random.range(6, h - 6), z + d);
    pores += disc(p.x, p.y, random.range(0.8, 2.4));
  }
  canvas.path(pores, { fill: mix(face, '#1c1a17', 0.4), opacity: 0.35 });
}

function blocksOf(canvas: Canvas, product: Extract<Product, { shape: 'blocks' }>): void {
  const { flat, deep = 170 } = product;
  groundShadow(canvas, flat ? 300 : 380, flat ? 240 : deep + 70);
  if (flat) {
    for (const [x, y, z] of [
      [-160, 0, -140],
      [-150, 0, 30],
      [90, 0, -60],
      [-90, 70, -60],
    ] as const)
      blockAt(canvas, [x, y, z], product);
    return;
  }
  const back = -deep / 2 - 35;
  blockAt(canvas, [-170, 0, back], product);
  if (product.second) blockAt(canvas, [-120, 170, back + 10], product);
}

function roll(canvas: Canvas, { face, top, pattern, tall = 350 }: Extract<Product, { shape: 'roll' }>): void {
  const x = 400;
  const r = 128;
  const t = FLOOR - tall;
  shadow(canvas, x + 20, FLOOR, 200, 34);
  const body = `M${x - r} ${t}V${FLOOR - 20}A${r} 42 0 0 0 ${x + r} ${FLOOR - 20}V${t}Z`;
  canvas.path(body, { fill: across(canvas, x - r, x + r, face) });
  canvas.group({ clip: canvas.clip(body) }, () => {
    let data = '';
    if (pattern === 'mesh') {
      for (let y = t - 60; y < FLOOR + 40; y += 16) data += `M${x - r} ${y}Q${x} ${y + 40} ${x + r} ${y}`;
      for (let i = -10; i <= 10; i++) data += `M${n(x + Math.sin((i / 10) * 1.57) * r)} ${t}V${FLOOR + 40}`;
      canvas.path(data, { stroke: mix(face, '#ffffff', 0.45), strokeWidth: 1.6, opacity: 0.8 });
    } else {
      const random = new Random(`roll ${face}`);
      for (let i = 0; i < 900; i++)
        data += disc(random.range(x - r, x + r), random.range(t, FLOOR + 20), random.range(0.7, 1.8));
      canvas.path(data, {
        fill: pattern === 'grain' ? '#e8e4da' : '#000000',
        opacity: pattern === 'grain' ? 0.35 : 0.1,
      });
    }
  });
  canvas.path(disc(x, t, r, 42), { fill: top });
  let rings = '';
  for (let i = 1; i < 8; i++) rings += disc(x, t, (r * i) / 8, (42 * i) / 8);
  canvas.path(rings, { stroke: mix(top, '#1c1a17', 0.45), strokeWidth: 2.2 });
  canvas.path(disc(x, t, 20, 7), { fill: mix(top, '#1c1a17', 0.75) });
  canvas.polygon(
    [
      { x: x + r - 8, y: FLOOR - 66 },
      { x: x + r + 96, y: FLOOR - 40 },
      { x: x + r + 96, y: FLOOR - 12 },
      { x: x + r - 60, y: FLOOR + 14 },
    ],
    {
      fill: mix(face, '#1c1a17', 0.2),
    },
  );
}

function cartridge(canvas: Canvas, { body, band }: Extract<Product, { shape: 'cartridge' }>): void {
  for (const [x, k] of [
    [330, 1],
    [480, 0.94],
  ] as const) {
    const w = 92 * k;
    const t = FLOOR - 330 * k;
    shadow(canvas, x + 8, FLOOR, 84, 18);
    canvas.polygon(
      [
        { x: x - 10, y: t - 96 * k },
        { x: x + 10, y: t - 96 * k },
        { x: x + 20, y: t - 10 },
        { x: x - 20, y: t - 10 },
      ],
      { fill: across(canvas, x - 20, x + 20, '#e9e4d8') },
    );
    canvas.path(box(x - 26, t - 18, 52, 22, 5), { fill: across(canvas, x - 26, x + 26, band) });
    canvas.path(
      `M${n(x - w / 2)} ${n(t)}V${FLOOR - 8}A${n(w / 2)} 13 0 0 0 ${n(x + w / 2)} ${FLOOR - 8}V${n(t)}Z`,
      { fill: across(canvas, x - w / 2, x + w / 2, body) },
    );
    canvas.path(disc(x, t, w / 2, 12), { fill: mix(body, '#ffffff', 0.4) });
    canvas.path(box(x - w / 2, t + 84 * k, w, 124 * k), { fill: across(canvas, x - w / 2, x + w / 2, band) });
    sign(canvas, 'drop', x, t + 146 * k, 0.9 * k, '#fff9ee');
  }
}

function heap(canvas: Canvas, { grains, size }: Extract<Product, { shape: 'heap' }>): void {
  const random = new Random(`heap ${grains.join()} ${size}`);
  shadow(canvas, 400, FLOOR + 4, 330, 52);
  const height = (x: number) => 260 * Math.exp(-(((x - 400) / 165) ** 2));
  const base = grains[0];
  const ridge = Array.from({ length: 61 }, (_, i) => ({
    x: 110 + i * (580 / 60),
    y: FLOOR + 16 - height(110 + i * (580 / 60)),
  }));
  canvas.polygon(
    [...ridge, { x: 690, y: FLOOR + 22 }, { x: 400, y: FLOOR + 48 }, { x: 110, y: FLOOR + 22 }],
    {
      fill: canvas.linear({ x: 150, y: 0 }, { x: 650, y: 0 }, [
        [0, mix(base, '#ffffff', 0.16)],
        [0.45, base],
        [1, mix(base, '#1c1a17', 0.4)],
      ]),
    },
  );
  const count = Math.min(2600, Math.round(90000 / (size * size + 18)));
  const stones = Array.from({ length: count }, () => {
    const x = 400 + (random.next() + random.next() + random.next() - 1.5) * 220;
    const top = FLOOR + 14 - height(x);
    return { x, y: random.range(top, FLOOR + 34 - Math.abs(x - 400) * 0.05) };
  }).sort((a, b) => a.y - b.y);
  for (const { x, y } of stones) {
    const r = size * random.range(0.6, 1.15);
    const colour = random.pick(grains);
    const shade = Math.max(0, Math.min(0.42, (x - 330) / 700));
    if (size < 5)
      canvas.path(disc(x, y, r), {
        fill: mix(colour, random.chance(0.5) ? '#ffffff' : '#1c1a17', random.range(0, 0.25) + shade * 0.4),
        opacity: 0.75,
      });
    else {
      const corners = Array.from({ length: 6 }, (_, i) => {
        const a = (i / 6) * Math.PI * 2 + random.range(-0.3, 0.3);
        return {
          x: x + Math.cos(a) * r * random.range(0.8, 1.15),
          y: y + Math.sin(a) * r * 0.82 * random.range(0.8, 1.15),
        };
      });
      canvas.polygon(corners, { fill: mix(colour, '#1c1a17', 0.26 + shade * 0.6) });
      canvas.path(
        outline(
          corners.map((p) => ({
            x: p.x * 0.72 + (x - r * 0.2) * 0.28,
            y: p.y * 0.68 + (y - r * 0.3) * 0.32,
          })),
        ),
        {
          fill: mix(mix(colour, '#ffffff', 0.14), '#1c1a17', shade),
        },
      );
    }
  }
}

function samples(
  canvas: Canvas,
  { face, fleck, fibres, cylinders = 1 }: Extract<Product, { shape: 'samples' }>,
): void {
  groundShadow(canvas, 330, 230);
  cuboid(canvas, [-190, 0, -90], [200, 200, 200], face);
  const random = new Random(`sample ${face} ${fleck}`);
  const on = (draw: (p: { x: number; y: number }) => string, count: number) =>
    Array.from({ length: count }, () =>
      draw(point(-190 + random.range(6, 194), random.range(6, 194), 110)),
    ).join('');
  canvas.path(
    on((p) => disc(p.x, p.y, random.range(1.2, 4.4)), 90),
    { fill: fleck, opacity: 0.7 },
  );
  if (fibres)
    canvas.path(
      on((p) => `M${n(p.x)} ${n(p.y)}l${n(random.range(-14, 14))} ${n(random.range(-10, 10))}`, 70),
      { stroke: '#5d666a', strokeWidth: 1.6 },
    );
  for (const [x, tall] of (
    [
      [520, 250],
      [640, 190],
    ] as const
  ).slice(0, cylinders)) {
    const r = tall * 0.29;
    const t = FLOOR - tall;
    shadow(canvas, x + 14, FLOOR + 22, 104, 22);
    canvas.path(`M${n(x - r)} ${n(t)}V${FLOOR + 8}A${n(r)} 25 0 0 0 ${n(x + r)} ${FLOOR + 8}V${t}Z`, {
      fill: across(canvas, x - r, x + r, mix(face, '#1c1a17', 0.06)),
    });
    canvas.path(
      Array.from({ length: 80 }, () =>
        disc(x + random.range(-r + 6, r - 6), random.range(t + 26, FLOOR), random.range(1, 3.8)),
      ).join(''),
      { fill: fleck, opacity: 0.6 },
    );
    canvas.path(disc(x, t, r, 25), { fill: mix(face, '#ffffff', 0.35) });
  }
}

/** Draws a product on a plain warm background in studio light. */
export function product(item: Product): Layers {
  const canvas = new Canvas(SIZE, SIZE);
  canvas.wash(
    canvas.linear({ x: 0, y: 0 }, { x: 0, y: SIZE }, [
      [0, '#efe8dc'],
      [0.62, '#e9dfcf'],
      [0.66, '#dfd2bd'],
      [1, '#e8dcc8'],
    ]),
  );
  canvas.wash(
    canvas.radial({ x: 260, y: 170 }, 620, [
      [0, '#fff8ea', 0.85],
      [1, '#fff8ea', 0],
    ]),
  );
  // Enlarged, so that the product fills the sheet.
  const packed = ['bag', 'bucket', 'roll', 'cartridge'].includes(item.shape);
  const near = packed ? 'translate(-136 -166) scale(1.34)' : 'translate(-32 -92) scale(1.08)';
  canvas.group({ transform: near }, () => {
    if (item.shape === 'bag') {
      if (item.count === 2) bag(canvas, 510, { ...item, paper: mix(item.paper, '#6b5b45', 0.14) }, 0.94);
      bag(canvas, item.count === 2 ? 310 : 400, item);
    } else if (item.shape === 'bucket') bucket(canvas, item);
    else if (item.shape === 'boards') boards(canvas, item);
    else if (item.shape === 'profiles') profiles(canvas, item.kind);
    else if (item.shape === 'blocks') blocksOf(canvas, item);
    else if (item.shape === 'roll') roll(canvas, item);
    else if (item.shape === 'cartridge') cartridge(canvas, item);
    else if (item.shape === 'heap') heap(canvas, item);
    else samples(canvas, item);
  });
  return {
    width: SIZE,
    height: SIZE,
    sky: {
      colours: [
        [0, '#efe8dc'],
        [1, '#efe8dc'],
      ],
      horizon: 1,
    },
    front: canvas,
    finish: { bloom: 0.06, threshold: 225, grain: false, quality: 70 },
  };
}
