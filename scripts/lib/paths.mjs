import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root folder of the checkout. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
export const cmsFolder = path.join(root, 'cms');
