import { cpSync, mkdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';

/** Files and folders of a checkout that the build of the site needs. */
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
 * Copies what the build of the site needs to a folder. A build there does not affect the developer's own build and
 * cache.
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
