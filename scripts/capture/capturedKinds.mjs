import { richestOf } from '../lib/builtPages.mjs';

/** @typedef {import('../lib/builtPages.mjs').BuiltPage} BuiltPage */

/**
 * A template, with the page to capture in each language.
 * @typedef {{ template: string, pages: { he?: string, en?: string } }} CapturedKind
 */

/**
 * Chooses the page with the most data for each template and language.
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
    // Prefer the translation of the Hebrew page, so that both screenshots show the same content.
    const translated = pages.find(({ page }) => he !== undefined && page === `/en${he}`)?.page;
    const en = translated ?? addressIn(english, template);
    return { template: template.replace(/^(.+)-\1$/, '$1'), pages: { ...(he && { he }), ...(en && { en }) } };
  });
}

/**
 * Returns the folders of `src/templates` that contain a template but have no captured page. Leaves out "not found": it
 * has no URL of its own, and is captured as a screen.
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
