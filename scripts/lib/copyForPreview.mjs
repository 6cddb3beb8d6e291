import { rmSync } from 'node:fs';
import path from 'node:path';
import { copySite, SITE_PARTS } from './siteCopy.mjs';

/**
 * Copies the site's sources to where drafts are rendered: Gatsby keeps one cache in a folder, and that of the public site must not see
 * drafts.
 * @param {string} site a checkout
 * @param {string} folder is made, or brought up to date
 */
export function copyForPreview(site, folder) {
  for (const part of [...SITE_PARTS, 'node_modules'])
    rmSync(path.join(folder, part), { recursive: true, force: true });
  copySite(folder, site);
  // Gatsby would compile functions, and watch them.
  rmSync(path.join(folder, 'src/api'), { recursive: true, force: true });
}
