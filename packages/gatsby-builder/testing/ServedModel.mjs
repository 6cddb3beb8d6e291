/** @typedef {{ name: string, text: string | null }} FileChange a change of a served file; `text`: null if it was removed */
/**
 * @typedef {object} Content what a content version shows
 * @property {ReadonlyMap<string, string>} pages what each page shows, by address
 * @property {ReadonlyMap<string, string>} menus what each menu shows, by locale
 * @property {ReadonlySet<string>} redirects addresses that are redirected
 */
/** @typedef {{ page?: { title?: string, parentPage?: { title?: string, path?: string } | null }, settings?: { siteName?: string } | null }} Shown */

/** What a page shows. @param {Shown} data @returns {string} */
export const pageState = ({ page, settings }) =>
  JSON.stringify([
    page?.title,
    // One of the templates shows only the title.
    ...(settings === undefined ? [] : [page?.parentPage?.title ?? null, settings?.siteName]),
  ]);

/** @typedef {{ link: { name: string, page?: { path: string } | null } }[]} MenuItems */

/** What a menu shows. @param {MenuItems} items @returns {string} */
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

/** Returns the query result that a page of the fixture shows. @param {string} html @returns {Shown | null} */
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
 * Compares every state of the served files with the versions of the content. Content may return to earlier values, so each served file has
 * the earliest version that it can show. That version must never decrease.
 */
export class ServedModel {
  /** @type {Content[]} */
  #versions = [];
  /** Earliest possible version of a file. @type {Map<string, number>} */
  #seen = new Map();
  /** @type {Map<string, string>} */
  #files = new Map();
  /** @type {Set<string>} */
  #addresses = new Set();

  /** @param {Content} content the next version */
  expect(content) {
    this.#versions.push(content);
    for (const address of content.pages.keys()) this.#addresses.add(address);
  }

  /** @param {readonly FileChange[]} changes @returns {string[]} faults */
  replay(changes) {
    return changes.flatMap((change) => this.#apply(change).map((fault) => `${fault} (at ${change.name})`));
  }

  /** Compares the served files with the last version, and forgets all others. @returns {string[]} faults */
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
      // A page is never newer than its data.
      ...this.#see(dataFile, data, state, this.#seen.get(htmlFile)),
      ...this.#see(menuData, this.#menuInData(locale), menu, this.#seen.get(`menu ${htmlFile}`)),
    ];
  }

  /**
   * @param {string} file
   * @param {string | null} shown
   * @param {(content: Content) => string | null | undefined} stateOf
   * @param {number} [least] version that it must have
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

  /** @returns {string[]} links of served pages that reach neither a page nor a redirect */
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
        // Gatsby's scripts follow a link by loading the data of its page.
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
   * Whether an address was taken off the site, so that links to it may be served a little longer.
   * @param {string} address
   * @param {number} since version
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
