import { Atmosphere, type AtmosphereSettings } from '../engine/Atmosphere';
import { Camera, type CameraSettings } from '../engine/Camera';
import type { Canvas } from '../engine/Canvas';
import type { Colour } from '../engine/colour';
import type { Mood } from '../engine/moods';
import { Scene } from '../engine/Scene';
import type { SkySettings } from '../engine/sky';

/** Starts a scene in a mood, optionally with other values of its air. */
export function begin(
  seed: string,
  mood: Mood,
  camera: CameraSettings,
  air: Partial<AtmosphereSettings> = {},
): Scene {
  return new Scene(new Camera(camera), new Atmosphere({ ...mood.air, ...air }), seed);
}

/** A moment of a film: sideways camera movement in metres, and offsets of clouds and waves. */
export interface Moment {
  aside: number;
  clouds: readonly [number, number];
  waves: readonly [number, number];
}

/** The moment of a still picture. */
export const STILL: Moment = { aside: 0, clouds: [0, 0], waves: [0, 0] };

/** Returns the sky of a mood with the sun at a position of the picture (0 to 1). */
export function skyOf(
  mood: Mood,
  horizon: number,
  sun: readonly [x: number, y: number],
  clouds: Partial<SkySettings['clouds']> = {},
): SkySettings {
  const { colours, stars, glow, strength, sunColour } = mood.sky;
  return {
    colours,
    stars,
    horizon,
    clouds: mood.sky.clouds && { ...mood.sky.clouds, ...clouds },
    sun: { x: sun[0], y: sun[1], colour: sunColour, glow, strength },
  };
}

/** Paints light that floods the picture from the sun's position. */
export function flood(
  canvas: Canvas,
  x: number,
  y: number,
  reach: number,
  colour: Colour,
  strength: number,
): void {
  canvas.wash(
    canvas.radial({ x: x * canvas.width, y: y * canvas.height }, reach * canvas.width, [
      [0, colour, strength],
      [0.35, colour, strength * 0.42],
      [0.7, colour, strength * 0.1],
      [1, colour, 0],
    ]),
  );
}

/** Darkens the edges slightly, so that the centre attracts attention. */
export function frameWithShade(canvas: Canvas, strength = 0.34, colour: Colour = '#0b1d26'): void {
  const { width, height } = canvas;
  canvas.wash(
    canvas.radial({ x: width / 2, y: height * 0.46 }, Math.hypot(width, height) * 0.62, [
      [0, colour, 0],
      [0.55, colour, 0],
      [1, colour, strength],
    ]),
  );
}
