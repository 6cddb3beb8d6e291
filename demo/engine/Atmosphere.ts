import { decode, encode, mix, type Colour, type Light, type Stop } from './colour';
import { dot, unit, type Vec3 } from './vector';

export interface AtmosphereSettings {
  /** Colours of the sky from the zenith (0) to the horizon (1). */
  sky: readonly Stop[];
  /** Direction of the light source. */
  sun: Vec3;
  sunColour: Colour;
  sunStrength: number;
  /** Ambient light of the sky, also in the shade. */
  ambient: Colour;
  ambientStrength: number;
  /** Haze colour, and the distance in metres at which two thirds of an object's colour are haze. */
  haze: Colour;
  hazeDistance: number;
  /** Colours of reflecting glass: low and high. */
  glass: readonly [Colour, Colour];
  /** Share of lit windows. */
  lamps: number;
  lampColours?: readonly [Colour, ...Colour[]];
  shadow?: Colour;
  shadowStrength?: number;
}

const LAMPS: readonly [Colour, ...Colour[]] = ['#ffd9a0', '#ffc680', '#ffe7c2', '#f7b566'];

/** Light and air of a picture. */
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

  /** Returns the light on a surface; `shaded` excludes the sun. */
  private light(normal: Vec3, shaded: boolean): Light {
    const { sunColour, sunStrength, ambient, ambientStrength } = this.settings;
    const open = 0.78 + 0.22 * normal[1];
    const direct = shaded ? 0 : Math.max(0, dot(normal, this.sun)) * sunStrength;
    const sun = decode(sunColour);
    const sky = decode(ambient);
    const channel = (i: 0 | 1 | 2) => sky[i] * ambientStrength * open + sun[i] * direct;
    return [channel(0), channel(1), channel(2)];
  }

  /** Returns the share of haze in front of an object. */
  hazeAt(metres: number): number {
    return 1 - Math.exp(-metres / this.settings.hazeDistance);
  }

  /** Returns a colour seen through the air. */
  far(colour: Colour, metres: number): Colour {
    return mix(colour, this.settings.haze, this.hazeAt(metres));
  }

  /** Returns the colour of a lit surface at a distance. */
  shade(colour: Colour, normal: Vec3, metres: number, shaded = false): Colour {
    const [r, g, b] = decode(colour);
    const light = this.light(normal, shaded);
    return this.far(encode([r * light[0], g * light[1], b * light[2]]), metres);
  }

  /** Tells whether the sun reaches a surface with this normal. */
  sees(normal: Vec3): boolean {
    return dot(normal, this.sun) > 0.02;
  }

  /** Returns the colour of glass at a height (0 to 1 of the building), brighter towards the sun. */
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
