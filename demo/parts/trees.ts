import { disc, outline, polyline } from '../engine/Canvas';
import { mix, type Colour } from '../engine/colour';
import { noise1 } from '../engine/noise';
import { Random } from '../engine/Random';
import type { Scene } from '../engine/Scene';
import { round } from '../engine/vector';

export type TreeKind = 'round' | 'olive' | 'cypress' | 'pine' | 'palm' | 'shrub';

export interface TreeOptions {
  kind?: TreeKind;
  height?: number;
  leaf?: Colour;
  base?: number;
  /** Whether it casts no shadow on the ground. */
  floating?: boolean;
}

const LEAVES: Record<TreeKind, Colour> = {
  round: '#4f7350',
  olive: '#8a9a78',
  cypress: '#33553f',
  pine: '#466a45',
  palm: '#5d7d4e',
  shrub: '#678456',
};

/** Position and size of a tree on the picture. */
interface Spot {
  x: number;
  y: number;
  scale: number;
  dark: Colour;
  body: Colour;
  bright: Colour;
  trunk: Colour;
  /** -1 for light from the left, 1 from the right. */
  lightSide: number;
  /** Separate random numbers per tree, so that it looks the same in every view. */
  random: Random;
  seed: number;
}

function crown(scene: Scene, spot: Spot, cx: number, cy: number, rx: number, ry: number): void {
  const { canvas } = scene;
  const { random } = spot;
  const count = rx > 14 ? 15 : rx > 6 ? 8 : rx > 3 ? 4 : 0;
  const side = spot.lightSide;
  const puffs = Array.from({ length: count }, () => {
    const angle = random.range(0, Math.PI * 2);
    const far = Math.sqrt(random.next()) * 0.72;
    return {
      x: cx + Math.cos(angle) * far * rx,
      y: cy + Math.sin(angle) * far * ry,
      r: random.range(0.3, 0.5),
    };
  });
  const layer = (dx: number, dy: number, k: number, keep: (y: number) => boolean) =>
    puffs
      .filter(({ y }) => keep(y))
      .map(({ x, y, r }) => disc(x + dx * rx, y + dy * ry, r * rx * k, r * ry * k * 0.94))
      .join('');
  if (count === 0) {
    // At a few pixels, a dark and a lit disc suffice.
    canvas.path(disc(cx, cy, rx * 0.92, ry * 0.92), { fill: spot.dark });
    canvas.path(disc(cx + side * rx * 0.2, cy - ry * 0.2, rx * 0.62, ry * 0.6), { fill: spot.body });
    return;
  }
  canvas.path(disc(cx, cy, rx * 0.8, ry * 0.8) + layer(0, 0, 1, () => true), { fill: spot.dark });
  canvas.path(
    layer(side * 0.08, -0.1, 0.8, () => true),
    { fill: spot.body },
  );
  if (rx > 6)
    canvas.path(
      layer(side * 0.2, -0.24, 0.5, (y) => y < cy + ry * 0.2),
      { fill: spot.bright, opacity: 0.85 },
    );
  if (rx > 22)
    canvas.path(
      layer(side * 0.28, -0.34, 0.22, (y) => y < cy),
      { fill: spot.bright, opacity: 0.9 },
    );
}

function cypress({ canvas }: Scene, spot: Spot, height: number): void {
  const { x, y, scale } = spot;
  const h = height * scale;
  const w = h * 0.1;
  const shape = (k: number, dx: number) => {
    const points = [];
    for (let i = 0; i <= 14; i++) {
      const t = i / 14;
      const bulge = Math.sin(Math.PI * (0.08 + 0.92 * t) ** 0.75) ** 0.7;
      points.push({
        x: x + dx + bulge * w * k * (0.9 + 0.25 * noise1(i * 1.7 + spot.seed, 3)),
        y: y - h * t,
      });
    }
    const left = points.map((p) => ({ x: 2 * (x + dx) - p.x, y: p.y })).reverse();
    return outline([...points, ...left]);
  };
  canvas.path(shape(1, 0), { fill: spot.dark });
  canvas.path(shape(0.6, spot.lightSide * w * 0.3), { fill: spot.body });
  if (w > 4) canvas.path(shape(0.22, spot.lightSide * w * 0.5), { fill: spot.bright, opacity: 0.7 });
}

function palm({ canvas }: Scene, spot: Spot, height: number): void {
  const { x, y, scale, random } = spot;
  const h = height * scale;
  const lean = random.range(-0.05, 0.05) * h;
  const top = { x: x + lean, y: y - h };
  canvas.path(
    `M${String(x)} ${String(y)}Q${String(x)} ${String(y - h * 0.5)} ${String(top.x)} ${String(top.y)}`,
    {
      stroke: spot.trunk,
      strokeWidth: Math.max(0.8, h * 0.035),
      soft: true,
    },
  );
  const frond = (angle: number, length: number) => {
    const points: { x: number; y: number }[] = [];
    const back: { x: number; y: number }[] = [];
    for (let i = 0; i <= 6; i++) {
      const t = i / 6;
      const px = top.x + Math.cos(angle) * length * t;
      const py = top.y - Math.sin(angle) * length * t + length * 0.75 * t * t;
      const thick = length * 0.085 * Math.sin(Math.PI * (0.12 + t * 0.88));
      points.push({ x: px, y: py - thick });
      back.unshift({ x: px, y: py + thick });
    }
    return outline([...points, ...back]);
  };
  const length = h * 0.3;
  const ring = (from: number, count: number, k: number) =>
    Array.from({ length: count }, (_, i) =>
      frond(from + (i / (count - 1)) * (Math.PI - 2 * from), length * k),
    ).join('');
  canvas.path(ring(-0.65, 9, 0.9), { fill: spot.dark });
  canvas.path(ring(-0.2, 8, 1), { fill: spot.body });
  canvas.path(ring(0.5, 5, 0.8), { fill: spot.bright });
}

function pine(scene: Scene, spot: Spot, height: number): void {
  const { x, y, scale } = spot;
  const h = height * scale;
  scene.canvas.path(
    polyline([
      { x, y },
      { x: x + h * 0.02, y: y - h * 0.72 },
    ]) +
      polyline([
        { x: x + h * 0.01, y: y - h * 0.5 },
        { x: x - h * 0.16, y: y - h * 0.74 },
      ]) +
      polyline([
        { x: x + h * 0.015, y: y - h * 0.55 },
        { x: x + h * 0.18, y: y - h * 0.76 },
      ]),
    { stroke: spot.trunk, strokeWidth: Math.max(0.8, h * 0.035), soft: true },
  );
  crown(scene, spot, x - h * 0.14, y - h * 0.78, h * 0.24, h * 0.11);
  crown(scene, spot, x + h * 0.18, y - h * 0.79, h * 0.24, h * 0.11);
  crown(scene, spot, x, y - h * 0.88, h * 0.34, h * 0.13);
}

function broad(scene: Scene, spot: Spot, height: number, kind: TreeKind): void {
  const { x, y, scale } = spot;
  const h = height * scale;
  if (kind !== 'shrub') {
    scene.canvas.path(
      polyline([
        { x, y },
        { x, y: y - h * 0.5 },
      ]) +
        polyline([
          { x, y: y - h * 0.25 },
          { x: x - h * 0.14, y: y - h * 0.5 },
        ]) +
        polyline([
          { x, y: y - h * 0.28 },
          { x: x + h * 0.13, y: y - h * 0.52 },
        ]),
      { stroke: spot.trunk, strokeWidth: Math.max(0.8, h * (kind === 'olive' ? 0.06 : 0.045)), soft: true },
    );
  }
  if (kind === 'shrub') crown(scene, spot, x, y - h * 0.42, h * 0.6, h * 0.48);
  else if (kind === 'olive') {
    crown(scene, spot, x - h * 0.2, y - h * 0.6, h * 0.28, h * 0.24);
    crown(scene, spot, x + h * 0.2, y - h * 0.62, h * 0.28, h * 0.25);
    crown(scene, spot, x, y - h * 0.74, h * 0.32, h * 0.25);
  } else crown(scene, spot, x, y - h * 0.66, h * 0.34, h * 0.35);
}

/** Adds a tree with its shadow, ordered by distance. */
export function plant(scene: Scene, x: number, z: number, options: TreeOptions = {}): void {
  const { kind = 'round', height = 7, base = 0, floating = false } = options;
  const foot = scene.camera.project([x, base, z]);
  if (!foot) return;
  const leaf = mix(options.leaf ?? LEAVES[kind], '#a89a5a', scene.random.range(0, 0.18));
  const spread = kind === 'cypress' ? height * 0.1 : kind === 'palm' ? height * 0.2 : height * 0.32;
  if (!floating) scene.shadowOf(round(x, z, spread, spread, 12), height * 0.55, height * 0.35);
  const away = scene.distance(x, z);
  const shade = (colour: Colour, shaded = false) => scene.air.shade(colour, [0, 0.8, 0], foot.z, shaded);
  const spot: Spot = {
    x: foot.x,
    y: foot.y,
    scale: scene.camera.scale(foot.z),
    dark: shade(mix(leaf, '#16302c', 0.5), true),
    body: shade(mix(leaf, '#16302c', 0.12)),
    bright: scene.air.far(mix(shade(leaf), scene.air.settings.sunColour, 0.3), foot.z * 0.3),
    trunk: shade('#6b5744'),
    lightSide: scene.air.sun[0] < 0 ? -1 : 1,
    random: new Random(`tree ${x} ${z}`),
    seed: Math.abs(x * 7.3 + z),
  };
  scene.add(away, () => {
    if (kind === 'cypress') cypress(scene, spot, height);
    else if (kind === 'palm') palm(scene, spot, height);
    else if (kind === 'pine') pine(scene, spot, height);
    else broad(scene, spot, height, kind);
  });
}
