import { NOTES, REASONS } from './previewTexts.mjs';

/** @typedef {import('./previewTexts.mjs').Language} Language */
/** @typedef {import('./previewTexts.mjs').Reason} Reason */

/** @param {string} text */
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** @param {Language} language */
const direction = (language) => (language === 'he' ? 'rtl' : 'ltr');

/**
 * Returns the script tag of a preview page. The script connects to the admin and shows unsaved edits.
 * @param {string} cmsUrl
 * @param {Record<string, string>} data
 */
const liveScript = (cmsUrl, data) => {
  const attributes = Object.entries({ cms: new URL(cmsUrl).origin, ...data })
    .map(([name, value]) => `data-${name}="${escaped(value)}"`)
    .join(' ');
  return `<script src="/__preview/live.js" ${attributes}></script>`;
};

const HEAD =
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">';

const BADGE_STYLE =
  'position:fixed;inset-block-end:0.5rem;inset-inline-start:0.5rem;z-index:2147483647;padding:0.2rem 0.6rem;border-radius:1rem;' +
  'background:#1b1f27;color:#fff;font:600 0.75rem/1.5 system-ui,sans-serif;opacity:0.85;pointer-events:none';

/**
 * Returns the HTML of an empty page, which the site's scripts fill with the page data of the draft.
 * @param {{ language: Language, staff: Language, cmsUrl: string, head: string, scripts: string }} page `language`:
 *   language of the page; `staff`: language of the editor; `head` and `scripts`: the same HTML as in built pages
 */
export function draftPage({ language, staff, cmsUrl, head, scripts }) {
  const { badge, stale } = NOTES[staff];
  const note = `<div id="preview-note" lang="${staff}" dir="${direction(staff)}" style="${BADGE_STYLE}">${badge}</div>`;
  return (
    `<!DOCTYPE html><html lang="${language}" dir="${direction(language)}"><head>${HEAD}${head}</head><body>` +
    `<div id="___gatsby"></div>${note}${liveScript(cmsUrl, { kind: 'page', badge, stale })}${scripts}</body></html>`
  );
}

const REASON_STYLE =
  'body{margin:0;min-block-size:100vh;display:grid;place-content:center;padding:1.5rem;box-sizing:border-box;' +
  'background:#f6f4f0;color:#1b1f27;font:1rem/1.6 system-ui,sans-serif;text-align:center}' +
  'h1{font-size:1.375rem;line-height:1.3;margin:0 0 0.5rem}p{margin:0;max-inline-size:32rem}';

/**
 * Returns the HTML of a page that tells the editor why there is no preview and what to do. When the preview becomes
 * available, the page switches to it.
 * @param {{ reason: Reason, staff: Language, cmsUrl: string }} page `staff`: language of the editor
 */
export function noPreviewPage({ reason, staff, cmsUrl }) {
  const { title, text } = REASONS[staff][reason];
  return (
    `<!DOCTYPE html><html lang="${staff}" dir="${direction(staff)}"><head>${HEAD}<title>${title}</title>` +
    `<style>${REASON_STYLE}</style></head><body><main data-reason="${reason}"><h1>${title}</h1><p>${text}</p></main>` +
    `${liveScript(cmsUrl, { kind: reason })}</body></html>`
  );
}
