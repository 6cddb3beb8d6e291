import { decode, type Colour, type Stop } from './colour';
import { sample } from './colour';

/** A picture with three bytes per pixel (red, green, blue). */
export interface Pixels {
  width: number;
  height: number;
  data: Buffer;
}

export const emptyPixels = (width: number, height: number): Pixels => ({
  width,
  height,
  data: Buffer.alloc(width * height * 3),
});

/** Returns the bytes of a colour. */
export function bytes(colour: Colour): readonly [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Precomputes a gradient as bytes, for positions from 0 to 1. */
export function ramp(stops: readonly Stop[], size = 512): (at: number) => readonly [number, number, number] {
  const table = Array.from({ length: size }, (_, i) => bytes(sample(stops, i / (size - 1))));
  const last = table[size - 1] ?? [0, 0, 0];
  return (at) => table[Math.max(0, Math.min(size - 1, Math.round(at * (size - 1))))] ?? last;
}

/** Returns the luminance of a colour, 0 to 1. */
export function luminance(colour: Colour): number {
  const [r, g, b] = decode(colour);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
