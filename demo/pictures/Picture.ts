import sharp from 'sharp';
import type { Finish } from '../engine/develop';
import { renderLayers, type Layers } from '../engine/render';

/** A picture of the demo content and how it is drawn. */
export interface Picture {
  /** File name without extension, by which the seed refers to it. */
  name: string;
  ending: 'jpg' | 'svg';
  /** Draws it and returns the bytes of the file. */
  make: () => Promise<Buffer>;
}

/** A scene that adapts to the picture's size. */
export type Scene = (width: number, height: number) => Layers;

/** Small pictures have no grain, which would take most of their bytes. */
const rendered =
  (width: number, height: number, finish: Finish = { quality: 61 }) =>
  (name: string, scene: Scene): Picture => ({
    name,
    ending: 'jpg',
    make: () => {
      const layers = scene(width, height);
      return renderLayers({ ...layers, finish: { ...layers.finish, ...finish } });
    },
  });

/** A picture as wide as a page. */
export const wide = rendered(1920, 1080);
/** A picture for a phone in portrait. */
export const tall = rendered(900, 1200);
/** A picture for a card in a list. */
export const small = rendered(640, 427, { quality: 50, grain: false });
/** A picture for half a page. */
export const half = rendered(960, 640, { quality: 54, grain: false });
/** A picture for half a page or a card, or for the top of a page. */
export const card = rendered(1200, 800);

/** A vector picture, sharp at any size. */
export const vector = (name: string, svg: string): Picture => ({
  name,
  ending: 'svg',
  make: () => Promise.resolve(Buffer.from(svg)),
});

/** A drawing stored as pixels. */
export const drawn = (name: string, svg: string): Picture => ({
  name,
  ending: 'jpg',
  make: () => sharp(Buffer.from(svg)).jpeg({ quality: 86 }).toBuffer(),
});
