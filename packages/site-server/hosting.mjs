import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { URLSearchParams } from 'node:url';

const YEAR = 31_536_000;
const LOOK_MS = 500;

/**
 * Caches the content of a file. Checks for changes at most twice a second. If the file is missing, keeps the last content, because a build
 * is replacing it.
 * @template T
 * @param {string} file
 * @param {(text: string) => T} parse
 * @returns {(fresh?: boolean) => T | undefined} returns undefined if the file never existed; `fresh` skips the interval
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
 * Returns the Cache-Control header of a file. Files with a hash in their names never change; pages and their data are revalidated.
 * @param {string} file path below `public`
 */
export function cacheControl(file) {
  const hashed =
    /^(static|_gatsby)\//.test(file) ||
    (/-[0-9a-f]{10}\.(js|css)$/.test(file) && !file.startsWith('page-data/'));
  return hashed ? `public, max-age=${YEAR}, immutable` : 'public, max-age=0, must-revalidate';
}

/**
 * Returns the 404 page in the language of the path (corporate-site §2).
 * @param {string} pathname
 */
export function notFoundPage(pathname) {
  return /^\/en(\/|$)/i.test(pathname) ? 'en/404/index.html' : '404.html';
}

/**
 * Returns the file of the page at a path, with or without a trailing slash.
 * @param {string} folder the served folder
 * @param {string} pathname decoded path
 */
export const pageFile = (folder, pathname) => path.join(folder, pathname.replace(/\/?$/, '/index.html'));

/**
 * Returns the lower-case address for a path with capital letters; undefined for other paths. Hebrew letters have no case.
 * @param {string} pathname decoded path
 */
export function lowerCaseAddress(pathname) {
  // Normalize to one leading slash: two would lead to another host.
  const address = path.posix.normalize(`${pathname}/`);
  const lower = address.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  return lower === address ? undefined : lower;
}

/**
 * Returns the canonical address of a page for another spelling of it: with double slashes, dots or `index.html`. Undefined for other paths.
 * @param {string} pathname decoded path
 */
export function canonicalAddress(pathname) {
  const plain = path.posix.normalize(pathname).replace(/\/index\.html$/, '/');
  return plain === pathname ? undefined : plain.replace(/\/?$/, '/');
}

/** Types of subresources. For these, a 404 page would be useless. */
const LOADED =
  /^(image|font|audio|video)\/|^text\/(css|javascript)$|^application\/(json|javascript|manifest\+json|wasm|font-)/;

/**
 * Whether a path is a file that a page loads, such as a picture or page data, by its extension.
 * @param {string} type media type of the path
 */
export const isLoadedByPages = (type) => LOADED.test(type);

/**
 * Decodes a path. One with an invalid encoding stays unchanged and matches no file.
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
 * Appends the query of the request to a redirect target, so that campaign parameters are kept, as on static hosts. Parameters of the
 * target take precedence. Targets that are no pages, such as `tel:`, stay as they are.
 * @param {string} target
 * @param {string} url request URL
 */
export function withQuery(target, url) {
  const [, query] = /\?(.+)/.exec(url) ?? [];
  if (!query || !/^(https?:|\/)/i.test(target)) return target;
  const [, address = '', own = '', anchor = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(target) ?? [];
  const known = new URLSearchParams(own);
  const added = query.split('&').filter((pair) => {
    const [name] = new URLSearchParams(pair).keys();
    return name !== undefined && !known.has(name);
  });
  const parts = [own, ...added].filter(Boolean);
  return `${address}${parts.length > 0 ? `?${parts.join('&')}` : ''}${anchor}`;
}

/**
 * Parses redirects of the build in the format of static hosts: source, target, status.
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
 * Parses headers of the build in the format of static hosts: a line with a path, then its headers, indented.
 * @param {string} text
 * @returns {HeaderRule[]}
 */
export function readHeaders(text) {
  /** @type {HeaderRule[]} */
  const rules = [];
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+):\s*(\S.*)$/.exec(line) ?? [];
    const rule = rules.at(-1);
    if (name && value && rule) rule.headers[name] = value;
    else if (line.startsWith('/')) rules.push({ pattern: line.trim(), headers: {} });
  }
  return rules;
}

/**
 * Returns all headers for a path; later rules override earlier ones.
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
