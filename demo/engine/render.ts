import type { Canvas } from './Canvas';
import { develop, overlay, resize, type Finish } from './develop';
import type { Pixels } from './pixels';
import { paintSky, type SkySettings } from './sky';
import { mirrorInWater, type WaterSettings } from './water';

/** A picture in layers: sky, what the water mirrors, the water, and what stands before it. */
export interface Layers {
  width: number;
  height: number;
  sky: SkySettings;
  behind?: Canvas;
  water?: WaterSettings;
  front?: Canvas;
  finish?: Finish;
}

/** Paints the layers one over the other. */
export async function compose({ width, height, sky, behind, water, front }: Layers): Promise<Pixels> {
  // Skies are soft: a smaller one, enlarged, looks the same and costs a ninth.
  const small = sky.stars ? 1.5 : 3;
  let picture = await resize(
    paintSky(Math.round(width / small), Math.round(height / small), sky),
    width,
    height,
  );
  if (behind) picture = await overlay(picture, behind);
  if (water) mirrorInWater(picture, water);
  if (front) picture = await overlay(picture, front);
  return picture;
}

/** The finished picture as a JPEG file. */
export async function renderLayers(layers: Layers): Promise<Buffer> {
  return develop(await compose(layers), layers.finish);
}
