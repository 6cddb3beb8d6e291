import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';

const PARTS = [
  'src',
  'plugins',
  'static',
  'scripts',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-browser.tsx',
  'gatsby-ssr.tsx',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/**
 * Copies what the site's build needs, so that tests build it beside the developer's own build and cache.
 * @param {string} folder made if missing
 */
export function copySite(folder) {
  mkdirSync(folder, { recursive: true });
  for (const part of PARTS) cpSync(path.join(root, part), path.join(folder, part), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
}
