import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { renderLayers, type Layers } from '../../illustrations/engine/render';
import type { Text } from '../../lib/bilingual';

/** Kinds of files of the demo content, by the ending of their name. */
export const MIME_TYPES = {
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
} as const;

/** A file of the demo content, made by the project's own code. */
export interface SeedFile {
  /** Name by which pages know it; with the ending it is the name of the file. */
  name: string;
  ending: keyof typeof MIME_TYPES;
  alt: Text;
  make: () => Promise<Buffer>;
}

/** A scene of the illustrations: it fits itself to the picture's size. */
export type Scene = (width: number, height: number) => Layers;

const rendered =
  (width: number, height: number) =>
  (name: string, scene: Scene, alt: Text): SeedFile => ({
    name,
    ending: 'jpg',
    alt,
    make: () => renderLayers(scene(width, height)),
  });

/** A picture for the whole width of a page. */
export const wide = rendered(1920, 1080);
/** A picture for a phone held upright. */
export const tall = rendered(900, 1200);
/** A picture for half a page or a card. */
export const card = rendered(1200, 800);

/** A drawing that stays a drawing: sharp at any size. */
export const vector = (name: string, svg: string, alt: Text): SeedFile => ({
  name,
  ending: 'svg',
  alt,
  make: () => Promise.resolve(Buffer.from(svg)),
});

/** A drawing stored as pixels. */
export const drawn = (name: string, svg: string, alt: Text): SeedFile => ({
  name,
  ending: 'jpg',
  alt,
  make: () => sharp(Buffer.from(svg)).jpeg({ quality: 86 }).toBuffer(),
});

/** A file that stands ready in `cms/seed/assets`; the script that made it is in `cms/seed/generators`. */
export const asset = (name: string, ending: SeedFile['ending'], alt: Text): SeedFile => ({
  name,
  ending,
  alt,
  make: () => readFile(new URL(`../../assets/${name}.${ending}`, import.meta.url)),
});
