import { rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { bytesOf, PATH_BYTES, SEGMENT_BYTES } from '../../rules/addresses/addressLimits.ts';

/** Files that Gatsby itself generates. A page cannot have one of them as the first segment of its path. */
const GENERATED_FILES = ['404.html', '500.html', 'index.html'];

/**
 * Returns why a page cannot have its path, for example because a file already has it or because it is too long.
 * @param {string} folder a checkout
 * @param {string} pagePath
 * @param {boolean} [isBuilt] whether a build has already created the page. If so, a file at its path is left over from
 *   an interrupted build and is removed
 * @returns {string | null} null if the page can have the path
 */
export function addressFault(folder, pagePath, isBuilt = false) {
  const segments = pagePath.split('/').filter(Boolean);
  const tooLong = segments.find((segment) => bytesOf(segment) > SEGMENT_BYTES);
  if (tooLong) return `"${tooLong.slice(0, 40)}…" has more than ${SEGMENT_BYTES} bytes`;
  if (bytesOf(pagePath) > PATH_BYTES) return `more than ${PATH_BYTES} bytes`;
  if (segments.some((segment) => segment === '.' || segment === '..' || segment.includes('\0')))
    return 'a part of it is not a valid folder name';
  const names = segments.map((_segment, index) => segments.slice(0, index + 1).join('/'));
  if (isBuilt) removeFiles(folder, names);
  const file = names.find((name) =>
    ['static', 'public', 'public/page-data'].some((root) => isFile(path.join(folder, root, name))),
  );
  if (file) {
    removeReplacedPage(folder, file);
    return `used by the file /${file}`;
  }
  const made = GENERATED_FILES.find((name) => name === segments[0]);
  if (made) return `used by the file /${made}`;
  const own = [...segments, 'index.html'].join('/');
  return isFile(path.join(folder, 'static', own)) ? `used by the file /${own}` : null;
}

/** @param {string} folder @param {string[]} names */
function removeFiles(folder, names) {
  for (const file of names.flatMap((name) => [`public/${name}`, `public/page-data/${name}`]))
    if (isFile(path.join(folder, file))) rmSync(path.join(folder, file));
}

/**
 * Removes the built page that a new static file replaces. The page is a folder, so Gatsby would fail to copy a file of
 * the same name there. @param {string} folder @param {string} file
 */
function removeReplacedPage(folder, file) {
  const built = path.join(folder, 'public', file);
  if (isFile(path.join(folder, 'static', file)) && !isFile(built))
    rmSync(built, { recursive: true, force: true });
}

/** @param {string} file */
const isFile = (file) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
