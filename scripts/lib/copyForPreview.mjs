import { rmSync } from 'node:fs';
import path from 'node:path';
import { copySite, SITE_PARTS } from './siteCopy.mjs';

/**
 * Copies the site's sources to the folder in which drafts are rendered. Drafts need their own folder, because Gatsby
 * has one cache per folder and the cache of the public site must not contain drafts.
 * @param {string} site a checkout
 * @param {string} folder created or updated
 */
export function copyForPreview(site, folder) {
  for (const part of [...SITE_PARTS, 'node_modules'])
    rmSync(path.join(folder, part), { recursive: true, force: true });
  copySite(folder, site);
  // Remove the functions, which the preview does not need. Gatsby would compile and watch them.
  rmSync(path.join(folder, 'src/api'), { recursive: true, force: true });
}
