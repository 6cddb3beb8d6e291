import { rmSync } from 'node:fs';
import path from 'node:path';
import { copySite, SITE_PARTS } from './siteCopy.mjs';

/**
 * Copies the site's sources to the folder that renders drafts. Gatsby has one cache per folder, and the public site's
 * must not contain drafts.
 * @param {string} site a checkout
 * @param {string} folder created or updated
 */
export function copyForPreview(site, folder) {
  for (const part of [...SITE_PARTS, 'node_modules'])
    rmSync(path.join(folder, part), { recursive: true, force: true });
  copySite(folder, site);
  // Gatsby would compile functions and watch them.
  rmSync(path.join(folder, 'src/api'), { recursive: true, force: true });
}
