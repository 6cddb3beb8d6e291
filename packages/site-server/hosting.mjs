import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const YEAR = 31_536_000;
const LOOK_MS = 500;

/**
 * A file's content, read again only after it changed; whether it did is looked at twice a second at most. A file that is gone keeps
 * its last content: a build is just making it anew.
 * @template T
 * @param {string} file
 * @param {(text: string) => T} parse
 * @returns {(fresh?: boolean) => T | undefined} undefined when there never was one; `fresh` looks at once, however short ago it was
 */
export function rereading(file, parse) {
  let looked = -Infinity;
  let version = '';
  /** @type {T | undefined} */
  let content;
  return (fresh = false) => {
    if (!fresh && performance.now() - looked < LOOK_MS) return content;
    looked = performance.now();
    const stats = statSync(file, { throwIfNoEntry: false });
    const present = stats && `${stats.mtimeMs} ${stats.size}`;
    if (present && present !== version) {
      version = present;
      content = parse(readFileSync(file, 'utf8'));
    }
    return content;
  };
}

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
  return /^\/en(\/|$)/i.test(pathname) ? 'en/404/index.html' : '404.html';
}

/**
 * The file of the page that stands at a path, with or without a slash behind.
 * @param {string} folder that is served
 * @param {string} pathname as people read it
 */
export const pageFile = (folder, pathname) => path.join(folder, pathname.replace(/\/?$/, '/index.html'));

/**
 * The address in lower case that a path in capitals means, as people write it by hand; undefined for a path without capitals. Letters of
 * Hebrew have no case.
 * @param {string} pathname as people read it
 */
export function lowerCaseAddress(pathname) {
  // With one slash at its beginning: two would lead to another host.
  const address = path.posix.normalize(`${pathname}/`);
  const lower = address.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  return lower === address ? undefined : lower;
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
 * @param {string} text
 * @returns {Map<string, { to: string, status: number }>}
 */
export function readRedirects(text) {
  const rows = text.split('\n').map((line) => line.trim().split(/\s+/));
  return new Map(
    rows.flatMap(([from, to, status]) =>
      from && to && !from.includes('*') && !from.startsWith('#')
        ? [[readablePath(from), { to, status: Number(status ?? 301) }]]
        : [],
    ),
  );
}

/** @typedef {{ pattern: string, headers: Record<string, string> }} HeaderRule */

/**
 * The headers that the build wrote, in the format of static hosts: a line with a path, then its headers, set in.
 * @param {string} text
 * @returns {HeaderRule[]}
 */
export function readHeaders(text) {
  /** @type {HeaderRule[]} */
  const rules = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (name && value && rule) rule.headers[name] = value;
    else if (line.startsWith('/')) rules.push({ pattern: line.trim(), headers: {} });
  }
  return rules;
}

/**
 * All headers for a path; a later rule wins.
 * @param {HeaderRule[]} rules
 * @param {string} pathname
 * @returns {Record<string, string>}
 */
export function headersFor(rules, pathname) {
  const matching = rules.filter(({ pattern }) =>
    pattern.endsWith('*') ? pathname.startsWith(pattern.slice(0, -1)) : pathname === pattern,
  );
  return Object.assign({}, ...matching.map(({ headers }) => headers));
}
