import { cpSync, mkdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';

/** Parts of a checkout that the site's build needs. */
export const SITE_PARTS = [
  'src',
  'plugins',
  'packages',
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
 * Copies what the site's build needs, so that it is independent of the developer's build and cache.
 * @param {string} folder created or updated
 * @param {string} [from] a checkout
 */
export function copySite(folder, from = root) {
  mkdirSync(folder, { recursive: true });
  for (const part of SITE_PARTS)
    cpSync(path.join(from, part), path.join(folder, part), { recursive: true, dereference: true });
  const modules = path.join(folder, 'node_modules');
  rmSync(modules, { force: true });
  symlinkSync(realpathSync(path.join(from, 'node_modules')), modules);
}
