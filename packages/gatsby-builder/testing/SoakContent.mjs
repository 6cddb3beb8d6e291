import { menuState, pageState } from './ServedModel.mjs';

/**
 * Ids of the fixture's own pages, which steps do not publish. `expected` includes them in addition to the pages of this
 * class.
 */
const FIXTURE_IDS = [1, 2, 3];
const LOCALES = ['he', 'en'];
/** Path of the redirect that steps change. */
const REDIRECTED = 'm/old/';

/** @typedef {import('../../../plugins/gatsby-source-payload/testing/FakeCms').FakeCms} FakeCms */
/** @typedef {{ id: number, path: string, title: string, template: string, parentPage: number | null, _status?: string }} Page */
/** @typedef {{ id: number, from: string, to: { page: number } }} Redirect */

/**
 * Edits pages whose values alternate between two, as editors can do it in the CMS. Returns what the site must show
 * afterwards.
 */
export class SoakContent {
  /** Documents of deleted pages by locale, by id of the page. @type {Map<number, Record<string, Page>>} */
  #removed = new Map();
  #nextRedirect = 1000;

  /** @param {FakeCms} cms @param {readonly number[]} ids ids of the pages, which do not exist at first */
  constructor(cms, ids) {
    this.cms = cms;
    this.ids = ids;
    for (const id of ids) {
      const page = this.#documents('pages', 'he').find((one) => one.id === 2);
      const parentPage = id === ids[0] ? null : (ids[0] ?? null);
      const own = { parentPage, template: 'about', blocks: [], slug: String(id) };
      this.#removed.set(
        id,
        Object.fromEntries(
          LOCALES.map((locale) => [
            locale,
            {
              ...structuredClone(page),
              ...own,
              id,
              title: titleOf(id, false),
              path: pathOf(locale, `m/${id}-a/`),
            },
          ]),
        ),
      );
    }
  }

  /** @param {string} slug @param {string} locale @returns {any[]} */
  #documents(slug, locale) {
    return this.cms.content.collections[slug]?.[locale] ?? [];
  }

  /** @param {number} id @param {string} locale @returns {Page | undefined} */
  page(id, locale) {
    return this.#documents('pages', locale).find((one) => one.id === id && one._status !== 'draft');
  }

  /** Returns whether `expected` includes a page. @param {number} id */
  has(id) {
    return FIXTURE_IDS.includes(id) || this.ids.includes(id);
  }

  /** @param {number} id @param {boolean} isSecond */
  setText(id, isSecond) {
    this.cms.edit('pages', id, { title: titleOf(id, isSecond) });
  }

  /** @param {number} id @param {boolean} isSecond */
  move(id, isSecond) {
    const former = this.page(id, 'he')?.path;
    const place = `m/${id}-${isSecond ? 'b' : 'a'}/`;
    if (!former || former === pathOf('he', place) || this.#isTaken(place)) return;
    this.#redirect(place, null);
    this.#redirect(former.slice(1), id);
    this.cms.edit('pages', id, (/** @type {string} */ locale) => ({ path: pathOf(locale, place) }));
  }

  /** Exchanges the paths of two pages. @param {number} one @param {number} other */
  swap(one, other) {
    const [first, second] = [this.page(one, 'he')?.path, this.page(other, 'he')?.path];
    if (!first || !second) return;
    for (const [id, address] of /** @type {const} */ ([
      [one, second],
      [other, first],
    ]))
      this.cms.edit('pages', id, (/** @type {string} */ locale) => ({
        path: pathOf(locale, address.slice(1)),
      }));
  }

  /** Deletes or restores a page. @param {number} id @param {boolean} isPresent */
  setPresence(id, isPresent) {
    const removed = this.#removed.get(id);
    if (isPresent === !removed) return;
    if (!removed) {
      this.#removed.set(
        id,
        Object.fromEntries(LOCALES.map((locale) => [locale, /** @type {Page} */ (this.page(id, locale))])),
      );
      this.cms.remove('pages', id);
      return;
    }
    const place = removed.he?.path.slice(1) ?? '';
    if (this.#isTaken(place)) return;
    this.#redirect(place, null);
    for (const locale of LOCALES)
      this.#documents('pages', locale).push({ ...removed[locale], updatedAt: new Date().toISOString() });
    this.#removed.delete(id);
  }

  /** @param {number | null} to id of the page to which the redirect leads; null to remove the redirect */
  setRedirect(to) {
    this.#redirect(REDIRECTED, to);
  }

  /** @param {string} place @param {number | null} to */
  #redirect(place, to) {
    const present = this.#documents('redirects', 'he').find(({ from }) => from === pathOf('he', place));
    if (present) this.cms.remove('redirects', present.id);
    if (to === null) return;
    const id = (this.#nextRedirect += 1);
    for (const locale of LOCALES) {
      const documents = this.#documents('redirects', locale);
      documents.push({
        ...structuredClone(documents[0]),
        id,
        from: pathOf(locale, place),
        to: { kind: 'page', page: to, target: 'self' },
        updatedAt: new Date().toISOString(),
      });
    }
  }

  /** @param {string} place */
  #isTaken(place) {
    return this.#documents('pages', 'he').some((page) => page.path === pathOf('he', place));
  }

  /**
   * Returns what the site must show. Pages with unusual values are not included.
   * @returns {import('./ServedModel.mjs').Content}
   */
  expected() {
    /** @type {Map<string, string>} */
    const pages = new Map();
    /** @type {Map<string, string>} */
    const menus = new Map();
    /** @type {Set<string>} */
    const redirects = new Set();
    for (const locale of LOCALES) {
      const settings = /** @type {{ siteName: string } | undefined} */ (
        /** @type {unknown} */ (this.cms.content.globals.siteSettings?.[locale])
      );
      for (const id of [...FIXTURE_IDS, ...this.ids]) {
        const page = this.page(id, locale);
        if (!page?.path) continue;
        const { title, template } = page;
        const parentPage = page.parentPage ? (this.page(page.parentPage, locale) ?? null) : null;
        const shown =
          template === 'generic' ? { page: { title } } : { page: { title, parentPage }, settings };
        pages.set(page.path, pageState(shown));
      }
      const items = /** @type {{ link: { name: string, page: number } }[]} */ (
        this.cms.content.globals.header?.[locale]?.items ?? []
      );
      const links = items.map(({ link }) => ({
        link: { name: Buffer.from(link.name).toString(), page: this.page(link.page, locale) ?? null },
      }));
      menus.set(locale, menuState(links));
      for (const { from, to } of /** @type {Redirect[]} */ (this.#documents('redirects', locale)))
        if (this.page(to.page, locale)) redirects.add(from);
    }
    return { pages, menus, redirects };
  }
}

/** @param {number} id @param {boolean} isSecond */
const titleOf = (id, isSecond) => `${id} ${isSecond ? 'second' : 'first'}`;

/** @param {string} locale @param {string} place */
const pathOf = (locale, place) => (locale === 'he' ? `/${place}` : `/${locale}/${place}`);
