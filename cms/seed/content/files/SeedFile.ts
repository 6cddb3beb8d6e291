import { readFile } from 'node:fs/promises';
import { ASSETS } from '../../lib/assets';
import type { Text } from '../../lib/bilingual';

/** Kinds of files of the demo content, by the ending of their name. */
export const MIME_TYPES = {
  jpg: 'image/jpeg',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
} as const;

/** A file of the demo content. It stands in `cms/seed/assets`; `demo/` at the root holds the code that drew it. */
export interface SeedFile {
  /** Name by which pages know it; with the ending it is the name of the file. */
  name: string;
  ending: keyof typeof MIME_TYPES;
  alt: Text;
}

const ofKind =
  (ending: SeedFile['ending']) =>
  (name: string, alt: Text): SeedFile => ({ name, ending, alt });

export const jpg = ofKind('jpg');
export const svg = ofKind('svg');
export const pdf = ofKind('pdf');
export const mp4 = ofKind('mp4');

/** Name of a file of the demo content, in the folder and in the CMS. */
export const fileName = ({ name, ending }: Pick<SeedFile, 'name' | 'ending'>) => `${name}.${ending}`;

/**
 * The bytes of a file of the demo content.
 * @throws Error when the folder does not hold it
 */
export const readSeedFile = (file: SeedFile): Promise<Buffer> => readFile(`${ASSETS}${fileName(file)}`);
