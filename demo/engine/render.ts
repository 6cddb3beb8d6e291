import type { Canvas } from './Canvas';
import { develop, overlay, resize, type Finish } from './develop';
import type { Pixels } from './pixels';
import { paintSky, type SkySettings } from './sky';
import { mirrorInWater, type WaterSettings } from './water';

/** Layers of a picture: sky, background reflected by the water, the water, and foreground. */
export interface Layers {
  width: number;
  height: number;
  sky: SkySettings;
  behind?: Canvas;
  water?: WaterSettings;
  front?: Canvas;
  finish?: Finish;
}

/** Paints the layers from back to front. */
export async function compose({ width, height, sky, behind, water, front }: Layers): Promise<Pixels> {
  // A sky is soft, so a small one is enlarged, at a ninth of the cost.
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

/** Renders the finished picture as JPEG. */
export async function renderLayers(layers: Layers): Promise<Buffer> {
  return develop(await compose(layers), layers.finish);
}
