import { readFile } from 'node:fs/promises';
import { ASSETS } from '../../lib/assets';
import type { Text } from '../../lib/bilingual';

/** MIME types of the demo content's files, by extension. */
export const MIME_TYPES = {
  jpg: 'image/jpeg',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
} as const;

/** A file of the demo content. It is stored in `cms/seed/assets`, and was created by the code in `demo/`. */
export interface SeedFile {
  /** Name by which the demo content refers to it: the file name without extension. */
  name: string;
  ending: keyof typeof MIME_TYPES;
  alt: Text;
  /** The point that stays visible when the picture is cropped, in percent of its width and height. */
  focus?: { focalX: number; focalY: number };
}

const ofKind =
  (ending: SeedFile['ending']) =>
  (name: string, alt: Text): SeedFile => ({ name, ending, alt });

export const jpg = ofKind('jpg');
export const svg = ofKind('svg');
export const pdf = ofKind('pdf');
export const mp4 = ofKind('mp4');

/** Returns the file name, which is the same on disk and in the CMS. */
export const fileName = ({ name, ending }: Pick<SeedFile, 'name' | 'ending'>) => `${name}.${ending}`;

/**
 * Reads a file of the demo content.
 * @throws Error when it is missing
 */
export const readSeedFile = (file: SeedFile): Promise<Buffer> => readFile(`${ASSETS}${fileName(file)}`);
