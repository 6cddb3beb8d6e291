import { existsSync, readFileSync } from 'node:fs';

const YEAR = 31_536_000;

/**
 * How long a browser may keep a file. Files with a hash in their name never change; pages and their data must be asked for.
 * @param {string} file path below `public`
 */
export function cacheControl(file) {
  const hashed =
    /^(static|_gatsby)\//.test(file) ||
    (/-[0-9a-f]{20}\.(js|css)$/.test(file) && !file.startsWith('page-data/'));
  return hashed ? `public, max-age=${YEAR}, immutable` : 'public, max-age=0, must-revalidate';
}

/**
 * The page for an unknown path, in the path's language (corporate-site §2).
 * @param {string} pathname
 */
export function notFoundPage(pathname) {
  return /^\/en(\/|$)/.test(pathname) ? 'en/404/index.html' : '404.html';
}

/**
 * A path as people read it; one that is no proper encoding stays as it is, and then leads nowhere.
 * @param {string} pathname
 */
export function readablePath(pathname) {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/**
 * The target of a redirect with the query of the request, as static hosts do it, so that campaign parameters survive.
 * @param {string} target
 * @param {string} url of the request
 */
export function withQuery(target, url) {
  const [, query] = /\?(.+)$/.exec(url) ?? [];
  if (!query || target.includes('?')) return target;
  const [address, anchor] = target.split('#');
  return `${address}?${query}${anchor === undefined ? '' : `#${anchor}`}`;
}

/**
 * The redirects that the build wrote, in the format of static hosts: from, to, status.
 * @param {string} file
 * @returns {Map<string, { to: string, status: number }>}
 */
export function readRedirects(file) {
  if (!existsSync(file)) return new Map();
  const rows = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  return new Map(
    rows.flatMap(([from, to, status]) =>
      from && to && !from.includes('*') && !from.startsWith('#')
        ? [[readablePath(from), { to, status: Number(status ?? 301) }]]
        : [],
    ),
  );
}
