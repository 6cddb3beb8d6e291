import { disc, polyline } from '../engine/Canvas';
import type { Colour } from '../engine/colour';
import type { Scene } from '../engine/Scene';
import { round } from '../engine/vector';

const CLOTHES: readonly [Colour, ...Colour[]] = [
  '#2d4652',
  '#a8472a',
  '#c9a66b',
  '#54697a',
  '#efe6d8',
  '#6f7d5c',
  '#8a5a44',
];
const SKIN: readonly [Colour, ...Colour[]] = ['#c98f6b', '#e0b08c', '#8d5f43', '#d9a680'];

/** Adds a small person for scale, walking or standing; `helmet` on construction sites. */
export function person(
  scene: Scene,
  x: number,
  z: number,
  options: { height?: number; base?: number; helmet?: boolean } = {},
): void {
  const { height = 1.72, base = 0, helmet = false } = options;
  const foot = scene.camera.project([x, base, z]);
  if (!foot) return;
  const { random, canvas, air } = scene;
  const h = height * scene.camera.scale(foot.z);
  if (base === 0) scene.shadowOf(round(x, z, 0.25, 0.25, 8), height);
  const tone = (c: Colour) => air.shade(c, [air.sun[0], 0.3, -0.6], foot.z);
  const shirt = tone(helmet ? random.pick(['#e07a2c', '#d9b13c', '#e07a2c']) : random.pick(CLOTHES));
  const trousers = tone(random.pick(['#26353d', '#3d4a52', '#5b5346', '#2a3d4c']));
  const skin = tone(random.pick(SKIN));
  const stride = random.range(-0.09, 0.09);
  const cap = tone(helmet ? '#f0ead9' : '#2b2522');
  scene.add(scene.distance(x, z), () => {
    const { x: px, y: py } = foot;
    const leg = (dx: number) =>
      polyline([
        { x: px + dx * 0.25 * h, y: py - h * 0.48 },
        { x: px + dx * h, y: py },
      ]);
    canvas.path(leg(0.06 + stride) + leg(-0.06 + stride * -1), {
      stroke: trousers,
      strokeWidth: h * 0.085,
      soft: true,
    });
    canvas.path(
      `M${String(px - h * 0.1)} ${String(py - h * 0.8)}q${String(h * 0.1)} ${String(-h * 0.06)} ${String(h * 0.2)} 0l${String(h * 0.02)} ${String(h * 0.36)}h${String(-h * 0.24)}Z`,
      { fill: shirt },
    );
    canvas.path(
      polyline([
        { x: px - h * 0.1, y: py - h * 0.77 },
        { x: px - h * (0.15 + stride * 0.4), y: py - h * 0.46 },
      ]) +
        polyline([
          { x: px + h * 0.1, y: py - h * 0.77 },
          { x: px + h * (0.15 - stride * 0.4), y: py - h * 0.46 },
        ]),
      { stroke: shirt, strokeWidth: h * 0.055, soft: true },
    );
    canvas.path(disc(px, py - h * 0.915, h * 0.062, h * 0.078), { fill: skin });
    canvas.path(
      `M${String(px - h * 0.068)} ${String(py - h * 0.92)}a${String(h * 0.068)} ${String(h * 0.075)} 0 0 1 ${String(h * 0.136)} 0Z`,
      { fill: cap },
    );
  });
}
