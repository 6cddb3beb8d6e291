import type { Report } from '../../cms/seed/content/reports';
import type { Text } from '../../cms/seed/lib/bilingual';
import { DOCUMENT_NOTE, GROUP_NAME, SIGN } from './documentFrame';
import { reportPages } from './reportPages';

const STYLE = `
@page { size: A4; margin: 0 }
* { box-sizing: border-box; margin: 0 }
body { font-family: Heebo; color: #12262f; font-size: 11pt; line-height: 1.6; -webkit-print-color-adjust: exact }
main { width: 210mm; height: 297mm; position: relative; overflow: hidden; break-after: page }
main:last-child { break-after: auto }
header { background: #0d2029; color: #fff; padding: 18mm 18mm 14mm; min-height: 78mm }
header svg { width: 9mm; height: 11mm }
header time { color: #e5cfa6 }
h1 { font-weight: 300; font-size: 30pt; line-height: 1.15; margin: 5mm 0 5mm }
.lead { font-size: 13pt; font-weight: 300; max-width: 150mm }
.inner { padding: 12mm 18mm }
table { width: 100%; border-collapse: collapse; margin-block-end: 2mm; font-variant-numeric: tabular-nums }
th, td { padding: 2.6mm 1mm; text-align: start; border-block-end: .3mm solid #dcd5c9; font-weight: 400 }
td, thead th { text-align: end } thead th:first-child { text-align: start }
.note { font-size: 9pt; color: #566a73; margin-block-end: 8mm }
h2 { font-weight: 400; font-size: 13pt; color: #a8472a; margin-block: 6mm 1mm }
footer { position: absolute; inset-block-end: 12mm; inset-inline: 18mm; font-size: 8.5pt; color: #566a73; display: flex; justify-content: space-between }`;

const LANGUAGES = ['he', 'en'] as const;
type Language = (typeof LANGUAGES)[number];

function page(report: Report, language: Language): string {
  const say = (text: Text) => text.values[language];
  const { lead, table, sections } = reportPages(report);
  const day = new Intl.DateTimeFormat(language === 'he' ? 'he-IL' : 'en-GB', { dateStyle: 'long' });
  const columns = table?.columns.map((column) => `<th scope="col"><bdi>${say(column)}</bdi></th>`).join('');
  const rows = table?.rows.map(({ label, cells }) => {
    const figures = cells.map((cell) => `<td><bdi dir="ltr">${cell}</bdi></td>`).join('');
    return `<tr><th scope="row">${say(label)}</th>${figures}</tr>`;
  });
  const figures = table
    ? `<table><thead><tr><th></th>${columns}</tr></thead><tbody>${rows?.join('')}</tbody></table><p class="note">${say(table.note)}</p>`
    : '';
  const words = sections.map(({ title, body }) => `<h2>${say(title)}</h2><p>${say(body)}</p>`).join('');
  return `<main lang="${language}" dir="${language === 'he' ? 'rtl' : 'ltr'}">
<header>${SIGN}<h1>${say(report.title)}</h1><p class="lead">${say(lead)}</p>
<p><time>${day.format(new Date(`${report.date}T12:00:00Z`))}</time> · ${GROUP_NAME[language]}</p></header>
<div class="inner">${figures}${words}</div>
<footer><span>${DOCUMENT_NOTE[language]}</span><span>even-derech.example</span></footer></main>`;
}

/**
 * Renders a report as HTML with a page per language.
 * @param fonts `@font-face` rules
 */
export function reportHtml(report: Report, fonts: string): string {
  const { he, en } = report.title.values;
  return `<!doctype html><html lang="he"><head><meta charset="utf-8"><title>${he} · ${en}</title><style>${fonts}${STYLE}</style></head><body>${LANGUAGES.map((language) => page(report, language)).join('')}</body></html>`;
}
