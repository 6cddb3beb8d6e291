import { decode, encode, mix, type Colour, type Light, type Stop } from './colour';
import { dot, unit, type Vec3 } from './vector';

export interface AtmosphereSettings {
  /** Colours of the sky from the zenith (0) to the horizon (1). */
  sky: readonly Stop[];
  /** Where the light comes from. */
  sun: Vec3;
  sunColour: Colour;
  sunStrength: number;
  /** The light of the sky on everything, also in the shade. */
  ambient: Colour;
  ambientStrength: number;
  /** What far things fade into, and at how many metres two thirds of them have. */
  haze: Colour;
  hazeDistance: number;
  /** Colour of glass that mirrors the sky: low and high up. */
  glass: readonly [Colour, Colour];
  /** Share of windows with a lamp behind them. */
  lamps: number;
  lampColours?: readonly [Colour, ...Colour[]];
  shadow?: Colour;
  shadowStrength?: number;
}

const LAMPS: readonly [Colour, ...Colour[]] = ['#ffd9a0', '#ffc680', '#ffe7c2', '#f7b566'];

/** The light and the air of a picture. */
export class Atmosphere {
  readonly sun: Vec3;
  readonly lampColours: readonly [Colour, ...Colour[]];
  readonly shadow: Colour;
  readonly shadowStrength: number;

  constructor(readonly settings: AtmosphereSettings) {
    this.sun = unit(settings.sun);
    this.lampColours = settings.lampColours ?? LAMPS;
    this.shadow = settings.shadow ?? '#14303d';
    this.shadowStrength = settings.shadowStrength ?? 0.4;
  }

  get lamps(): number {
    return this.settings.lamps;
  }

  /** Light that falls on a surface; `shaded` leaves the sun out. */
  private light(normal: Vec3, shaded: boolean): Light {
    const { sunColour, sunStrength, ambient, ambientStrength } = this.settings;
    const open = 0.78 + 0.22 * normal[1];
    const direct = shaded ? 0 : Math.max(0, dot(normal, this.sun)) * sunStrength;
    const sun = decode(sunColour);
    const sky = decode(ambient);
    const channel = (i: 0 | 1 | 2) => sky[i] * ambientStrength * open + sun[i] * direct;
    return [channel(0), channel(1), channel(2)];
  }

  /** The share of haze in front of a thing at a distance. */
  hazeAt(metres: number): number {
    return 1 - Math.exp(-metres / this.settings.hazeDistance);
  }

  /** The colour as it looks through the air. */
  far(colour: Colour, metres: number): Colour {
    return mix(colour, this.settings.haze, this.hazeAt(metres));
  }

  /** The colour of a lit surface at a distance. */
  shade(colour: Colour, normal: Vec3, metres: number, shaded = false): Colour {
    const [r, g, b] = decode(colour);
    const light = this.light(normal, shaded);
    return this.far(encode([r * light[0], g * light[1], b * light[2]]), metres);
  }

  /** Whether the sun reaches a surface that looks this way. */
  sees(normal: Vec3): boolean {
    return dot(normal, this.sun) > 0.02;
  }

  /** Glass at a height (0 to 1 of the building), brighter towards the sun. */
  glass(height: number, normal: Vec3, metres: number, tint = 0): Colour {
    const [low, high] = this.settings.glass;
    const mirrored = mix(low, high, Math.max(0, Math.min(1, height)));
    const towardsSun = Math.max(0, dot(normal, this.sun));
    const bright = mix(
      mirrored,
      this.settings.sunColour,
      towardsSun * 0.28 * Math.min(1, this.settings.sunStrength),
    );
    return this.far(tint < 0 ? mix(bright, '#0b1d26', -tint) : mix(bright, '#f4f7f5', tint), metres);
  }
}
