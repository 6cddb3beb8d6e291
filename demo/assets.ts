import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The folder from which the seed reads pictures, films and documents. */
const ASSETS = new URL('../cms/seed/assets/', import.meta.url);

/** @returns the path of a file of the demo content, by its name with the ending */
export const assetPath = (file: string): string => fileURLToPath(new URL(file, ASSETS));

/**
 * The bytes of a file of the demo content.
 * @throws Error when it has not been drawn yet
 */
export const readAsset = (file: string): Promise<Buffer> => readFile(assetPath(file));
