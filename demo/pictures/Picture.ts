import sharp from 'sharp';
import { renderLayers, type Layers } from '../engine/render';

/** A picture of the demo content and how it is drawn. */
export interface Picture {
  /** Name of its file, without the ending; the seed knows it by this name. */
  name: string;
  ending: 'jpg' | 'svg';
  /** Draws it: the bytes of the file. */
  make: () => Promise<Buffer>;
}

/** A scene: it fits itself to the picture's size. */
export type Scene = (width: number, height: number) => Layers;

const rendered =
  (width: number, height: number) =>
  (name: string, scene: Scene): Picture => ({
    name,
    ending: 'jpg',
    make: () => renderLayers(scene(width, height)),
  });

/** A picture for the whole width of a page. */
export const wide = rendered(1920, 1080);
/** A picture for a phone held upright. */
export const tall = rendered(900, 1200);
/** A picture for half a page or a card. */
export const card = rendered(1200, 800);

/** A drawing that stays a drawing: sharp at any size. */
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
