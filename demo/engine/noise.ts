/** Smooth value noise without state: the same place and seed give the same value. */

function lattice(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 1274126177);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

const smooth = (t: number) => t * t * (3 - 2 * t);

/** Returns 2D noise from 0 to 1, with one feature per unit. */
export function noise2(x: number, y: number, seed = 0): number {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const u = smooth(x - xi);
  const v = smooth(y - yi);
  const a = lattice(xi, yi, seed);
  const b = lattice(xi + 1, yi, seed);
  const c = lattice(xi, yi + 1, seed);
  const d = lattice(xi + 1, yi + 1, seed);
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
}

/** Returns 1D noise from 0 to 1. */
export const noise1 = (x: number, seed = 0) => noise2(x, 0.5, seed);

/** Sums several octaves of noise, 0 to 1: clouds, hills, rock. */
export function fractal(x: number, y: number, octaves: number, seed = 0): number {
  let sum = 0;
  let weight = 0;
  let strength = 1;
  let scale = 1;
  for (let octave = 0; octave < octaves; octave++) {
    sum += strength * noise2(x * scale, y * scale, seed + octave * 101);
    weight += strength;
    strength *= 0.5;
    scale *= 2.03;
  }
  return sum / weight;
}
