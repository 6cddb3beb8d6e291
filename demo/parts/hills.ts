import { outline, type Point } from '../engine/Canvas';
import { mix, type Colour } from '../engine/colour';
import { fractal } from '../engine/noise';
import type { Scene } from '../engine/Scene';

export interface RidgeOptions {
  /** Mean height of the ridge line, as a share of the picture's height. */
  at: number;
  /** Amplitude, as a share of the height. */
  swing: number;
  /** Number of hills across the picture. */
  waves: number;
  colour: Colour;
  /** Haze at its foot, 0 to 1. */
  mist?: number;
  seed: number;
  /** Height of its foot, as a share of the height. */
  foot: number;
  /** Roughness of the edge, for distant woods. */
  wood?: number;
}

/** Paints a chain of hills that fades into haze at its foot. */
export function ridge(
  scene: Scene,
  { at, swing, waves, colour, mist = 0.7, seed, foot, wood = 0 }: RidgeOptions,
): void {
  const { canvas, air } = scene;
  const { width, height } = canvas;
  const points: Point[] = [];
  for (let x = -10; x <= width + 10; x += 6) {
    const t = (x / width) * waves;
    const rise = fractal(t, seed * 3.7, 4, seed) - 0.5;
    const edge = wood > 0 ? fractal(x * 0.09, seed, 2, seed + 5) * wood : 0;
    points.push({ x, y: (at - rise * swing * 2) * height - edge * height });
  }
  const top = Math.min(...points.map(({ y }) => y));
  const fill = canvas.linear({ x: 0, y: top }, { x: 0, y: foot * height }, [
    [0, colour],
    [0.35, mix(colour, air.settings.haze, mist * 0.4)],
    [1, mix(colour, air.settings.haze, mist)],
  ]);
  canvas.path(outline([...points, { x: width + 10, y: foot * height }, { x: -10, y: foot * height }]), {
    fill,
  });
}
