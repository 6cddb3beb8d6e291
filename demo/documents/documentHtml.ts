import type { Text } from '../../cms/seed/lib/bilingual';
import { DOCUMENT_NOTE, GROUP_NAME, SIGN } from './documentFrame';
import type { PrintedDocument } from './documentTexts';

const STYLE = `
@page { size: A4; margin: 0 }
* { box-sizing: border-box; margin: 0 }
body { font-family: Heebo; color: #12262f; font-size: 10.5pt; line-height: 1.6; -webkit-print-color-adjust: exact }
.page { width: 210mm; height: 297mm; position: relative; overflow: hidden; break-after: page }
.cover img { width: 100%; height: 178mm; object-fit: cover; display: block }
.band { background: #0d2029; color: #fff; height: 119mm; padding: 15mm 18mm }
.kicker { color: #e5cfa6; font-weight: 500; letter-spacing: .04em }
h1 { font-weight: 300; font-size: 38pt; line-height: 1.12; margin: 4mm 0 6mm }
.lead { font-size: 13pt; font-weight: 300; max-width: 140mm }
.sign { position: absolute; inset-block-end: 12mm; inset-inline: 18mm; display: flex; justify-content: space-between; align-items: end; font-size: 9.5pt }
.sign svg { width: 9mm; height: 11mm }
.inner { padding: 18mm }
.strip { display: grid; grid-template-columns: 2fr 1fr 1fr; gap: 4mm; margin-block-end: 9mm }
.strip img { width: 100%; height: 52mm; object-fit: cover; border-radius: 1.5mm }
.numbers { display: grid; grid-template-columns: repeat(4, 1fr); gap: 6mm; border-block: .3mm solid #dcd5c9; padding-block: 6mm; margin-block-end: 9mm }
.numbers strong { display: block; font-weight: 300; font-size: 25pt; color: #a8472a; line-height: 1.2 }
.sections { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm 12mm }
h2 { font-weight: 500; font-size: 13pt; margin-block-end: 1.5mm }
.foot { position: absolute; inset-block-end: 12mm; inset-inline: 18mm; font-size: 8.5pt; color: #566a73; display: flex; justify-content: space-between }`;

/** Parts of a printed document's page. */
export interface DocumentParts {
  document: PrintedDocument;
  locale: keyof Text['values'];
  /** `@font-face` rules. */
  fonts: string;
  /** Returns the address of a picture by name. */
  picture: (name: string) => string;
}

/** Renders a printed document of two pages as HTML. */
export function documentHtml({ document, locale, fonts, picture }: DocumentParts): string {
  const { kicker, title, lead, cover, inside, numbers, sections } = document;
  const name = GROUP_NAME[locale];
  const note = DOCUMENT_NOTE[locale];
  const figures = numbers.map(
    ({ value, label }) => `<div><strong><bdi>${value}</bdi></strong>${label.values[locale]}</div>`,
  );
  const texts = sections.map(
    ({ title: head, body }) =>
      `<section><h2>${head.values[locale]}</h2><p>${body.values[locale]}</p></section>`,
  );
  return `<!doctype html><html lang="${locale}" dir="${locale === 'he' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><title>${title.values[locale]} · ${name}</title><style>${fonts}${STYLE}</style></head><body>
<div class="page cover"><img src="${picture(cover)}" alt=""><div class="band"><p class="kicker">${kicker.values[locale]}</p><h1>${title.values[locale]}</h1><p class="lead">${lead.values[locale]}</p></div><div class="sign" style="color:#fff"><span>${name}</span>${SIGN}</div></div>
<div class="page inner" style="break-after:auto"><div class="strip">${inside.map((item) => `<img src="${picture(item)}" alt="">`).join('')}</div>
<div class="numbers">${figures.join('')}</div><div class="sections">${texts.join('')}</div><div class="foot"><span>${note}</span><span>even-derech.example</span></div></div></body></html>`;
}
