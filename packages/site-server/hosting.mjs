import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { URLSearchParams } from 'node:url';

const YEAR = 31_536_000;
const CHECK_INTERVAL_MS = 500;

/**
 * Returns a function that reads a file and caches its parsed content. The file is checked for changes at most twice a
 * second. If it is missing, the last content is kept, because a build is replacing the file at that moment.
 * @template T
 * @param {string} file
 * @param {(text: string) => T} parse
 * @returns {(fresh?: boolean) => T | undefined} undefined if the file has never existed; `fresh` checks the file
 *   immediately
 */
export function cachedFileReader(file, parse) {
  let looked = -Infinity;
  let version = '';
  /** @type {T | undefined} */
  let content;
  return (fresh = false) => {
    if (!fresh && performance.now() - looked < CHECK_INTERVAL_MS) return content;
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
 * Returns the `Cache-Control` header of a file. Browsers may cache a file with a hash in its name forever, because it
 * never changes. Pages and their data must be revalidated.
 * @param {string} file path below `public`
 */
export function cacheControl(file) {
  const hashed =
    /^(static|_gatsby)\//.test(file) ||
    (/-[0-9a-f]{10}\.(js|css)$/.test(file) && !file.startsWith('page-data/'));
  return hashed ? `public, max-age=${YEAR}, immutable` : 'public, max-age=0, must-revalidate';
}

/**
 * Returns the file of the 404 page in the language of a path (corporate-site §2).
 * @param {string} pathname
 */
export function notFoundPage(pathname) {
  return /^\/en(\/|$)/i.test(pathname) ? 'en/404/index.html' : '404.html';
}

/**
 * Returns the HTML file of the page at a path. The path may have a trailing slash or not.
 * @param {string} folder the served folder
 * @param {string} pathname decoded path
 */
export const pageFile = (folder, pathname) => path.join(folder, pathname.replace(/\/?$/, '/index.html'));

/**
 * Returns the lower-case form of a path with capital letters, or undefined if the path has none. Hebrew letters have no
 * case.
 * @param {string} pathname decoded path
 */
export function lowerCaseAddress(pathname) {
  // Normalize the path so that it starts with a single slash. A redirect to a path with two slashes would lead to
  // another host.
  const address = path.posix.normalize(`${pathname}/`);
  const lower = address.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  return lower === address ? undefined : lower;
}

/**
 * Returns the normal form of a path that contains double slashes, dot segments or `index.html`, or undefined if the
 * path is already normal.
 * @param {string} pathname decoded path
 */
export function canonicalAddress(pathname) {
  const plain = path.posix.normalize(pathname).replace(/\/index\.html$/, '/');
  return plain === pathname ? undefined : plain.replace(/\/?$/, '/');
}

/** Media types of files that pages load. If such a file is missing, an HTML page as response would be useless. */
const LOADED =
  /^(image|font|audio|video)\/|^text\/(css|javascript)$|^application\/(json|javascript|manifest\+json|wasm|font-)/;

/**
 * Returns whether files of a media type are loaded by pages, such as pictures and page data.
 * @param {string} type media type, derived from the extension of the path
 */
export const isPageResource = (type) => LOADED.test(type);

/**
 * Decodes a path. If its encoding is invalid, returns it unchanged, so that it matches no file.
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
 * Appends the query of the request to a redirect target, so that campaign parameters are kept, as on static hosts. If
 * both have the same parameter, the target's value is used. Targets that are not pages, such as `tel:`, are returned
 * unchanged.
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
 * Parses the redirects that the build wrote in the format of static hosts. Each line contains a source path, a target
 * and a status.
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
 * Parses the headers that the build wrote in the format of static hosts. Each rule is a line with a path, followed by
 * indented lines with its headers.
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
 * Returns all headers for a path. If several rules set the same header, the last one is used.
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
