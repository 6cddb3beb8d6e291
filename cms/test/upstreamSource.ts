import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Reads a file of a dependency. @param file path relative to `node_modules` */
export const upstreamSource = (file: string): string =>
  readFileSync(path.join(import.meta.dirname, '../node_modules', file), 'utf8');
