import { bytes, emptyPixels, ramp, type Pixels } from './pixels';
import type { Colour, Stop } from './colour';
import { fractal } from './noise';

export interface SkySettings {
  /** Colours from the zenith (0) to the horizon (1). */
  colours: readonly Stop[];
  /** Height of the horizon, from 0 (top) to 1 (bottom). */
  horizon: number;
  /**
   * Position of the sun in the picture (0 to 1), its colour, and the width of its glow as a share of the picture's.
   */
  sun?: { x: number; y: number; colour: Colour; glow: number; strength?: number };
  clouds?: {
    /** From 0 (none) to 1 (overcast). */
    cover: number;
    light: Colour;
    dark: Colour;
    /** Scale of the clouds; larger values give smaller clouds. */
    scale?: number;
    /** Horizontal stretch. */
    stretch?: number;
    seed?: number;
    /** Offset of the clouds in their own units, for films. */
    drift?: readonly [number, number];
  };
  /** Density of small stars in the upper part, 0 to 1. */
  stars?: number;
}

const step = (from: number, to: number, x: number) => {
  const t = Math.max(0, Math.min(1, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/** Paints a sky with the sun's glow and clouds that become smaller towards the horizon. */
export function paintSky(width: number, height: number, settings: SkySettings): Pixels {
  const { colours, horizon, sun, clouds, stars = 0 } = settings;
  const picture = emptyPixels(width, height);
  const colourAt = ramp(colours);
  const sunBytes = bytes(sun?.colour ?? '#ffffff');
  const light = bytes(clouds?.light ?? '#ffffff');
  const dark = bytes(clouds?.dark ?? '#ffffff');
  const aspect = width / height;
  for (let y = 0; y < height; y++) {
    const fy = y / height;
    const base = colourAt(Math.min(1, fy / horizon));
    const above = Math.max(0, horizon - fy);
    // The distance of the cloud ceiling grows as 1 / height above the horizon.
    const away = 1 / (above * 1.6 + 0.09);
    const fade = step(0.015, 0.16, above);
    for (let x = 0; x < width; x++) {
      const fx = x / width;
      let [r, g, b] = base;
      let glow = 0;
      if (sun) {
        const d = Math.hypot((fx - sun.x) * aspect, fy - sun.y) / (sun.glow * aspect);
        glow = Math.exp(-d * 2.6) * (sun.strength ?? 0.9);
        r += (sunBytes[0] - r) * glow;
        g += (sunBytes[1] - g) * glow;
        b += (sunBytes[2] - b) * glow;
      }
      if (clouds && above > 0) {
        const scale = clouds.scale ?? 1;
        const u = ((fx - 0.5) * aspect * away * scale) / (clouds.stretch ?? 2.4) + (clouds.drift?.[0] ?? 0);
        const v = away * scale + (clouds.drift?.[1] ?? 0);
        const density = fractal(u * 2.2 + 7, v * 2.2, 5, clouds.seed ?? 3);
        const amount = step(1 - clouds.cover - 0.16, 1 - clouds.cover + 0.26, density) * fade;
        if (amount > 0) {
          // The density towards the light shows where a cloud's bright edge is.
          const thick = step(0.35, 0.8, density) * (1 - glow * 0.6);
          const cr = light[0] + (dark[0] - light[0]) * thick;
          const cg = light[1] + (dark[1] - light[1]) * thick;
          const cb = light[2] + (dark[2] - light[2]) * thick;
          const k = amount * 0.92;
          r += (cr - r) * k;
          g += (cg - g) * k;
          b += (cb - b) * k;
        }
      }
      if (stars > 0 && above > 0.12) {
        const spark = Math.imul(Math.imul(x, 374761393) ^ Math.imul(y, 668265263), 1274126177) >>> 0;
        if (spark % 2600 < stars * 6) {
          const k = ((spark >>> 12) % 100) / 140;
          r += (255 - r) * k;
          g += (250 - g) * k;
          b += (235 - b) * k;
        }
      }
      const i = (y * width + x) * 3;
      picture.data[i] = r;
      picture.data[i + 1] = g;
      picture.data[i + 2] = b;
    }
  }
  return picture;
}
