/** A colour as `#rrggbb`. */
export type Colour = string;

/** Linear red, green and blue; 1 is white. */
export type Light = readonly [number, number, number];

const cache = new Map<Colour, Light>();

const toLight = (byte: number) => {
  const c = byte / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
};

const toByte = (light: number) => {
  const c = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.max(0, Math.min(255, Math.round(c * 255)));
};

/** Decodes sRGB to linear light. */
export function decode(colour: Colour): Light {
  const known = cache.get(colour);
  if (known) return known;
  const value = Number.parseInt(colour.slice(1), 16);
  const light: Light = [toLight((value >> 16) & 255), toLight((value >> 8) & 255), toLight(value & 255)];
  cache.set(colour, light);
  return light;
}

/** Encodes linear light as sRGB, clipped at white. */
export function encode([r, g, b]: Light): Colour {
  return `#${((toByte(r) << 16) | (toByte(g) << 8) | toByte(b)).toString(16).padStart(6, '0')}`;
}

type Lab = readonly [number, number, number];

function toLab([r, g, b]: Light): Lab {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromLab([lightness, a, b]: Lab): Light {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const clean = ([r, g, b]: Light): Light => [Math.max(0, r), Math.max(0, g), Math.max(0, b)];

/** Mixes two colours in OKLab. */
export function mix(a: Colour, b: Colour, t: number): Colour {
  if (t <= 0) return a;
  if (t >= 1) return b;
  const [la, aa, ba] = toLab(decode(a));
  const [lb, ab, bb] = toLab(decode(b));
  return encode(clean(fromLab([la + (lb - la) * t, aa + (ab - aa) * t, ba + (bb - ba) * t])));
}

/** Returns a colour under a light, multiplied by channel. */
export function under(colour: Colour, light: Light): Colour {
  const [r, g, b] = decode(colour);
  return encode([r * light[0], g * light[1], b * light[2]]);
}

export const darker = (colour: Colour, t: number) => mix(colour, '#0d1b22', t);
export const lighter = (colour: Colour, t: number) => mix(colour, '#fffdf8', t);

/** A stop of a gradient: position (0 to 1) and colour. */
export type Stop = readonly [at: number, colour: Colour];

/** Returns the colour of a gradient at a position. */
export function sample(stops: readonly Stop[], at: number): Colour {
  let before: Stop | undefined;
  for (const stop of stops) {
    if (at <= stop[0]) {
      if (!before) return stop[1];
      return mix(before[1], stop[1], (at - before[0]) / Math.max(1e-6, stop[0] - before[0]));
    }
    before = stop;
  }
  return before?.[1] ?? '#000000';
}
