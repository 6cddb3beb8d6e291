import { fileURLToPath } from 'node:url';

/** The folder that holds the files of the demo content. */
export const ASSETS = fileURLToPath(new URL('../assets/', import.meta.url));
