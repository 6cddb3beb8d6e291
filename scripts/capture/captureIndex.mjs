/**
 * @typedef {{ rule: string, what: string }} Finding
 * @typedef {{ screen: string, language: string, width: number, picture: string, findings: Finding[] }} Capture
 */

const RULES = /** @type {Record<string, string>} */ ({
  contrast: 'Text below 4.5:1',
  sideways: 'Sideways scroll',
  picture: 'Picture twice on a page',
  row: 'Incomplete grid row',
  control: 'Control below 44 px on a phone',
  primary: 'Several primary buttons in a view',
  fact: 'Fact alone on a second line',
});

const escaped = (/** @type {string} */ text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** @param {readonly Capture[]} captures @param {string} rule */
const count = (captures, rule) =>
  captures.reduce((sum, { findings }) => sum + findings.filter((finding) => finding.rule === rule).length, 0);

/**
 * Counts the findings of each rule.
 * @param {readonly Capture[]} captures
 * @param {readonly Capture[]} [before]
 * @returns {Record<string, string | number>[]}
 */
export const countsOf = (captures, before) =>
  Object.entries(RULES).map(([rule, name]) => ({
    rule: name,
    ...(before && { before: count(before, rule) }),
    findings: count(captures, rule),
    captures: captures.filter(({ findings }) => findings.some((finding) => finding.rule === rule)).length,
  }));

/** @param {Capture} capture @param {boolean} isCompared */
function figure({ picture, width, language, findings }, isCompared) {
  const image = (/** @type {string} */ file, /** @type {string} */ name) =>
    `<a href="${escaped(file)}"><img loading="lazy" src="${escaped(file)}" alt="${escaped(name)}"></a>`;
  const list = findings.map(({ rule, what }) => `<li><b>${rule}</b> ${escaped(what)}</li>`).join('');
  return (
    `<figure><figcaption>${language}, ${width} px</figcaption><div>` +
    (isCompared ? image(`before.${picture}`, 'before') : '') +
    `${image(picture, 'after')}</div>${list && `<details><summary>${findings.length} findings</summary><ul dir="auto">${list}</ul></details>`}</figure>`
  );
}

/**
 * Returns the HTML page that shows all captures side by side.
 * @param {readonly Capture[]} captures
 * @param {readonly Capture[]} [before] captures in the folder of an earlier run
 * @returns {string}
 */
export function captureIndex(captures, before) {
  const compared = new Set(before?.map(({ picture }) => picture));
  const screens = [...new Set(captures.map(({ screen }) => screen))];
  const counts = countsOf(captures, before);
  const table = counts
    .map(
      (row) =>
        `<tr>${Object.values(row)
          .map((value) => `<td>${value}</td>`)
          .join('')}</tr>`,
    )
    .join('');
  const heads = Object.keys(counts[0] ?? {})
    .map((name) => `<th>${name}</th>`)
    .join('');
  const sections = screens.map((screen) => {
    const figures = captures
      .filter((capture) => capture.screen === screen)
      .sort((a, b) => a.width - b.width || a.language.localeCompare(b.language))
      .map((capture) => figure(capture, compared.has(capture.picture)));
    return `<section id="${escaped(screen)}"><h2>${escaped(screen)}</h2><div>${figures.join('')}</div></section>`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Captures</title><style>
body{font:16px/1.5 sans-serif;margin:2rem}section>div{display:flex;gap:1rem;overflow-x:auto;align-items:start}
figure{margin:0;flex:none}figure>div{display:flex;gap:4px}img{block-size:640px;max-inline-size:640px;object-fit:contain;object-position:top;border:1px solid #ccc}
td,th{padding:.25rem 1rem;text-align:start}details{max-inline-size:640px}</style></head><body><h1>Captures</h1>
<table><thead><tr>${heads}</tr></thead><tbody>${table}</tbody></table>
<nav>${screens.map((screen) => `<a href="#${escaped(screen)}">${escaped(screen)}</a>`).join(' · ')}</nav>
${sections.join('\n')}</body></html>
`;
}
