import { fileURLToPath } from 'node:url';

/** Path of the folder with the files of the demo content. */
export const ASSETS = fileURLToPath(new URL('../assets/', import.meta.url));
