import { bytes, type Pixels } from './pixels';
import type { Colour } from './colour';
import { noise2 } from './noise';

export interface WaterSettings {
  /** Top and bottom of the water, as shares of the height. */
  from: number;
  to?: number;
  /** Colours of the water: near and far. */
  near: Colour;
  far: Colour;
  /** Strength of the reflection, 0 to 1. */
  mirror: number;
  /** Strength of the waves. */
  waves?: number;
  /** Colour and strength of the sun's sparkle at x (0 to 1). */
  sparkle?: { x: number; colour: Colour; width: number; strength: number };
  /** Offset of the waves in their own units, for films. */
  drift?: readonly [number, number];
}

/** Turns the area below the shore line into water that reflects the area above (in place). */
export function mirrorInWater(picture: Pixels, settings: WaterSettings): void {
  const { width, height, data } = picture;
  const { from, to = 1, near, far, mirror, waves = 1, sparkle, drift = [0, 0] } = settings;
  const start = Math.round(from * height);
  const end = Math.round(to * height);
  const nearBytes = bytes(near);
  const farBytes = bytes(far);
  const sparkBytes = bytes(sparkle?.colour ?? '#ffffff');
  const source = Buffer.from(data.subarray(0, start * width * 3));
  for (let y = start; y < end; y++) {
    const depth = (y - start + 0.5) / (height - start);
    const away = 1 / (depth * 0.9 + 0.03);
    const swell = waves * (2 + depth * 34);
    for (let x = 0; x < width; x++) {
      const across = (x / width - 0.5) * away * 14;
      const wave = noise2(across * 0.7 + drift[0], away * 26 + drift[1], 11) - 0.5;
      const ripple = noise2(across * 2.6 - drift[0], away * 70 + drift[1], 12) - 0.5;
      const bend = (wave + ripple * 0.6) * swell;
      const my = Math.max(0, Math.min(start - 1, Math.round(2 * start - y - 1 - Math.abs(bend) * 1.6)));
      const mx = Math.max(0, Math.min(width - 1, Math.round(x + bend * 0.35)));
      const s = (my * width + mx) * 3;
      const i = (y * width + x) * 3;
      const k = mirror * (1 - depth * 0.45);
      const shade = 1 + (wave * 0.16 + ripple * 0.1) * Math.min(1, depth * 4 + 0.2);
      let spark = 0;
      if (sparkle) {
        const d = Math.abs(x / width - sparkle.x) / (sparkle.width * (0.4 + depth));
        const crest = wave + ripple;
        if (crest > 0.12 && d < 1)
          spark = (1 - d) * (1 - d) * Math.min(1, (crest - 0.12) * 5) * sparkle.strength;
      }
      for (let c = 0; c < 3; c++) {
        const own =
          (farBytes[c] ?? 0) + ((nearBytes[c] ?? 0) - (farBytes[c] ?? 0)) * Math.min(1, depth * 1.5);
        const value = (own + ((source[s + c] ?? 0) - own) * k) * shade;
        data[i + c] = Math.max(0, Math.min(255, value + ((sparkBytes[c] ?? 0) - value) * spark));
      }
    }
  }
}
