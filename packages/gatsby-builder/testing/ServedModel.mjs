/**
 * @typedef {{ name: string, text: string | null }} FileChange A change of a published file; `text` is its new content,
 *   or null if it was removed
 */
/**
 * @typedef {object} Content What the site must show for a version of the content
 * @property {ReadonlyMap<string, string>} pages what each page shows, by path of the page
 * @property {ReadonlyMap<string, string>} menus what each menu shows, by locale
 * @property {ReadonlySet<string>} redirects addresses that must redirect, as paths
 */
/** @typedef {{ page?: { title?: string, parentPage?: { title?: string, path?: string } | null }, settings?: { siteName?: string } | null }} Shown */

/** Returns what a page shows, as a string for comparison. @param {Shown} data @returns {string} */
export const pageState = ({ page, settings }) =>
  JSON.stringify([
    page?.title,
    // One of the templates shows nothing but the title.
    ...(settings === undefined ? [] : [page?.parentPage?.title ?? null, settings?.siteName]),
  ]);

/** @typedef {{ link: { name: string, page?: { path: string } | null } }[]} MenuItems */

/** Returns what a menu shows, as a string for comparison. @param {MenuItems} items @returns {string} */
export const menuState = (items) =>
  JSON.stringify(items.map(({ link }) => [link.name, link.page?.path ?? '']));

/** @param {string} text */
const unescaped = (text) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/**
 * Returns the query result that a page of the fixture contains in its HTML. @param {string} html @returns {Shown |
 * null}
 */
export function dataInHtml(html) {
  const [, data] = /<pre>(.*?)<\/pre>/s.exec(html) ?? [];
  const [, title] = /<h1>(.*?)<\/h1>/s.exec(html) ?? [];
  if (data !== undefined) return JSON.parse(unescaped(data));
  return title === undefined ? null : { page: { title: unescaped(title) } };
}

/** @param {string} html */
const menuInHtml = (html) =>
  JSON.stringify(
    [...html.matchAll(/<b><a(?: href="([^"]*)")?>(.*?)<\/a><\/b>/gs)].map(([, href = '', name = '']) => [
      unescaped(name),
      href,
    ]),
  );

const HTML = /^(.*\/)?index\.html$/;
const htmlOf = (/** @type {string} */ address) => `${address.slice(1)}index.html`;
const dataOf = (/** @type {string} */ address) =>
  `page-data/${address === '/' ? 'index/' : address.slice(1)}page-data.json`;
const localeOf = (/** @type {string} */ address) => (address.startsWith('/en/') ? 'en' : 'he');

/**
 * Checks after each change of a published file that visitors never see older content than before. Content can return to
 * earlier values, so a file may match several versions. The model assumes the earliest version that is possible for
 * each file. This version must never decrease.
 */
export class ServedModel {
  /** @type {Content[]} */
  #versions = [];
  /** Earliest version that each file can show. @type {Map<string, number>} */
  #seen = new Map();
  /** @type {Map<string, string>} */
  #files = new Map();
  /** @type {Set<string>} */
  #addresses = new Set();

  /**
   * Adds the next version of the content.
   * @param {Content} content
   */
  expect(content) {
    this.#versions.push(content);
    for (const address of content.pages.keys()) this.#addresses.add(address);
  }

  /**
   * Applies changes of published files one by one and checks each state.
   * @param {readonly FileChange[]} changes @returns {string[]} faults
   */
  replay(changes) {
    return changes.flatMap((change) => this.#apply(change).map((fault) => `${fault} (at ${change.name})`));
  }

  /**
   * Compares the published files with the last version, when no build is running. Forgets all earlier versions.
   * @returns {string[]} faults
   */
  rest() {
    const last = /** @type {Content} */ (this.#versions.at(-1));
    const faults = [...this.#addresses].flatMap((address) => {
      const wanted = last.pages.get(address) ?? null;
      const locale = localeOf(address);
      return [
        ['HTML', this.#pageInHtml(address), wanted],
        ['data', this.#pageInData(address), wanted],
        ['menu', wanted && this.#menuInPage(address), wanted && last.menus.get(locale)],
        ['menu data', this.#menuInData(locale), last.menus.get(locale)],
      ].flatMap(([name, is, should]) =>
        is === should ? [] : [`${address}: ${name} is ${is}, not ${should}`],
      );
    });
    this.#versions = [last];
    this.#seen.clear();
    return [...faults, ...this.#brokenLinks()];
  }

  /** @param {FileChange} change @returns {string[]} */
  #apply({ name, text }) {
    if (text === null) {
      for (const file of this.#files.keys())
        if (file === name || file.startsWith(`${name}/`)) this.#files.delete(file);
    } else this.#files.set(name, text);
    const addresses = [...this.#addresses].filter(
      (address) => text === null || name === htmlOf(address) || name === dataOf(address),
    );
    const isLinked =
      text === null || HTML.test(name) || name === '_redirects' || /^(page|slice)-data\//.test(name);
    return [
      ...addresses.flatMap((address) => this.#checkPage(address)),
      ...['he', 'en'].flatMap((locale) =>
        name === `slice-data/header-${locale}.json`
          ? this.#see(name, this.#menuInData(locale), ({ menus }) => menus.get(locale))
          : [],
      ),
      ...(isLinked ? this.#brokenLinks() : []),
    ];
  }

  /** @param {string} address @returns {string[]} */
  #checkPage(address) {
    const [html, data] = [this.#pageInHtml(address), this.#pageInData(address)];
    const state = (/** @type {Content} */ { pages }) => pages.get(address) ?? null;
    const locale = localeOf(address);
    const menu = (/** @type {Content} */ { menus }) => menus.get(locale);
    const [htmlFile, dataFile] = [htmlOf(address), dataOf(address)];
    const faults = [...this.#see(htmlFile, html, state), ...this.#see(dataFile, data, state)];
    if (html === null) return faults;
    const menuData = `slice-data/header-${locale}.json`;
    return [
      ...faults,
      ...this.#see(`menu ${htmlFile}`, this.#menuInPage(address), menu),
      // The data of a page must be at least as new as its HTML.
      ...this.#see(dataFile, data, state, this.#seen.get(htmlFile)),
      ...this.#see(menuData, this.#menuInData(locale), menu, this.#seen.get(`menu ${htmlFile}`)),
    ];
  }

  /**
   * Sets the earliest version that a file can show, or returns a fault if no allowed version matches.
   * @param {string} file
   * @param {string | null} shown what the file shows now
   * @param {(content: Content) => string | null | undefined} stateOf returns what the file must show in a version
   * @param {number} [least] earliest version that is allowed
   * @returns {string[]}
   */
  #see(file, shown, stateOf, least = 0) {
    const from = Math.max(least, this.#seen.get(file) ?? 0);
    const version = this.#versions.findIndex((content, index) => index >= from && stateOf(content) === shown);
    if (version < 0) {
      const all = this.#versions.map((content) => stateOf(content) ?? null).join(' → ');
      return [`${file} shows ${shown}, expected ${all} from ${from}`];
    }
    this.#seen.set(file, version);
    return [];
  }

  /**
   * Finds links of published pages that lead to neither a page nor a redirect.
   * @returns {string[]}
   */
  #brokenLinks() {
    const redirects = new Map(
      (this.#files.get('_redirects') ?? '').split('\n').map((line) => {
        const [from = '', to = ''] = line.split(' ');
        return [from, to];
      }),
    );
    const menus = ['he', 'en'].flatMap((locale) => {
      const file = `slice-data/header-${locale}.json`;
      const since = this.#seen.get(file) ?? 0;
      /** @type {[string, string][]} */
      const items = JSON.parse(this.#menuInData(locale) ?? '[]');
      return items.flatMap(([, link]) =>
        // Gatsby's scripts follow a link by loading the data of the linked page, so the data must exist.
        link === '' || this.#files.has(dataOf(link)) || redirects.has(link) || this.#isTakenOff(link, since)
          ? []
          : [`${file} links to ${link}, whose data is not served`],
      );
    });
    const isReached = (/** @type {string | undefined} */ target, /** @type {number} */ since) =>
      target !== undefined && (this.#files.has(htmlOf(target)) || this.#isTakenOff(target, since));
    const reaches = (/** @type {string} */ link, /** @type {number} */ since) =>
      isReached(link, since) || isReached(redirects.get(link), since);
    const pages = [...this.#addresses].flatMap((address) => {
      const html = this.#files.get(htmlOf(address));
      if (html === undefined) return [];
      const since = Math.min(
        this.#seen.get(htmlOf(address)) ?? 0,
        this.#seen.get(`menu ${htmlOf(address)}`) ?? 0,
      );
      const links = [...html.matchAll(/<a href="([^"]*)"/g)].map(([, link = '']) => link);
      const parent = this.#data(address)?.page?.parentPage?.path;
      const dataSince = this.#seen.get(dataOf(address)) ?? 0;
      return [
        ...links
          .filter((link) => !reaches(link, since))
          .map((link) => `${address} links to ${link}, which is not served`),
        ...(parent === undefined || reaches(parent, dataSince)
          ? []
          : [`The data of ${address} links to ${parent}, which is not served`]),
      ];
    });
    return [...menus, ...pages];
  }

  /**
   * Returns whether a path was removed from the site since a version. Links to it may then remain published a little
   * longer.
   * @param {string} address path of a page or redirect
   * @param {number} since index of the version
   */
  #isTakenOff(address, since) {
    const reached = this.#versions
      .slice(since)
      .map(({ pages, redirects }) => pages.has(address) || redirects.has(address));
    return reached.indexOf(true) >= 0 && reached.lastIndexOf(false) > reached.indexOf(true);
  }

  /** @param {string} address */
  #pageInHtml(address) {
    const html = this.#files.get(htmlOf(address));
    const data = html === undefined ? null : dataInHtml(html);
    return data && pageState(data);
  }

  /** @param {string} address */
  #pageInData(address) {
    const data = this.#data(address);
    return data && pageState(data);
  }

  /** @param {string} address @returns {Shown | null} */
  #data(address) {
    const text = this.#files.get(dataOf(address));
    return text === undefined ? null : JSON.parse(text).result.data;
  }

  /** @param {string} address */
  #menuInPage(address) {
    return menuInHtml(this.#files.get(htmlOf(address)) ?? '');
  }

  /** @param {string} locale */
  #menuInData(locale) {
    const text = this.#files.get(`slice-data/header-${locale}.json`);
    return text === undefined ? null : menuState(JSON.parse(text).result.data.header.items);
  }
}
