import { richestOf } from '../lib/builtPages.mjs';

/** @typedef {import('../lib/builtPages.mjs').BuiltPage} BuiltPage */

/**
 * One page of a template in each language.
 * @typedef {{ template: string, pages: { he?: string, en?: string } }} CapturedKind
 */

/**
 * Chooses the page with the most data of each template and language.
 * @param {readonly BuiltPage[]} pages
 * @returns {CapturedKind[]}
 */
export function capturedKinds(pages) {
  const isEnglish = (/** @type {BuiltPage} */ { page }) => page.startsWith('/en/');
  const english = richestOf(pages.filter(isEnglish));
  const hebrew = richestOf(pages.filter((page) => !isEnglish(page)));
  const addressIn = (/** @type {BuiltPage[]} */ found, /** @type {string} */ template) =>
    found.find((page) => page.template === template)?.page;
  const templates = [...new Set([...hebrew, ...english].map(({ template }) => template))].sort();
  return templates.map((template) => {
    const he = addressIn(hebrew, template);
    // The same page in both languages, so that they compare.
    const translated = pages.find(({ page }) => he !== undefined && page === `/en${he}`)?.page;
    const en = translated ?? addressIn(english, template);
    return { template: template.replace(/^(.+)-\1$/, '$1'), pages: { ...(he && { he }), ...(en && { en }) } };
  });
}

/**
 * Names the folders of `src/templates` that are kinds of pages without a captured page. The screen "not found"
 * captures the page that no address has.
 * @param {readonly string[]} folders
 * @param {readonly CapturedKind[]} kinds
 * @param {(folder: string) => boolean} isKind
 */
export function kindsWithoutPage(folders, kinds, isKind) {
  const captured = new Set(kinds.map(({ template }) => template));
  const kebab = (/** @type {string} */ folder) =>
    folder.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return folders.filter((folder) => isKind(folder) && folder !== 'notFound' && !captured.has(kebab(folder)));
}
