import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** Folder of the seed's pictures, films and documents. */
const ASSETS = new URL('../cms/seed/assets/', import.meta.url);

/** @returns the path of a demo file, from its name with extension */
export const assetPath = (file: string): string => fileURLToPath(new URL(file, ASSETS));

/**
 * Reads a file of the demo content.
 * @throws Error when it has not been drawn yet
 */
export const readAsset = (file: string): Promise<Buffer> => readFile(assetPath(file));
