import { outline, type Point } from '../engine/Canvas';
import { mix, type Colour } from '../engine/colour';
import { fractal } from '../engine/noise';
import type { Scene } from '../engine/Scene';

export interface RidgeOptions {
  /** Middle height of the ridge line, share of the picture's height. */
  at: number;
  /** How much it rises and falls, share of the height. */
  swing: number;
  /** Hills across the picture. */
  waves: number;
  colour: Colour;
  /** How much of it dissolves in haze at its foot, 0 to 1. */
  mist?: number;
  seed: number;
  /** Where its foot lies (share of the height). */
  foot: number;
  /** Rough edge of far woods. */
  wood?: number;
}

/** A chain of hills across the picture that dissolves in haze at its foot. */
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
