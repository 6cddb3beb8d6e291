import { createRequire } from 'node:module';
import { LOCALES } from '../../cms/platform/locales/locales';
import type { Contract } from '../../cms/seed/content/contracts';
import { companies } from '../../cms/seed/content/companies';
import type { Text } from '../../cms/seed/lib/bilingual';
import { DOCUMENT_NOTE, GROUP_NAME, SIGN } from './documentFrame';

type Words = Pick<Text, 'values'> | string | null | undefined;

interface CatalogueProduct {
  productName: Text;
  company?: { key: string } | null;
  shortUse?: Words;
  dataTable?: readonly { title?: Words; value?: Words }[] | null;
}

// Required without types, because the CMS's types would bring Payload's into the site's type check. `require` creates
// another instance of the modules, so `instanceof` does not work for its texts.
const { products } = createRequire(import.meta.url)('../../cms/seed/content/products/products') as {
  products: readonly CatalogueProduct[];
};

const STYLE = `
@page { size: A4; margin: 16mm 18mm }
* { box-sizing: border-box; margin: 0 }
body { font-family: Heebo; color: #12262f; font-size: 10pt; line-height: 1.55 }
header { display: flex; justify-content: space-between; align-items: end; border-block-end: .3mm solid #dcd5c9; padding-block-end: 4mm; margin-block-end: 6mm }
header svg { width: 8mm; height: 10mm; fill: #a8472a }
h1 { font-weight: 400; font-size: 22pt; line-height: 1.2 }
h2 { font-weight: 400; font-size: 14pt; color: #a8472a; margin-block: 5mm 1mm }
p { max-width: 165mm }
.part { break-after: page }
.part:last-child { break-after: auto }
table { width: 100%; border-collapse: collapse; font-size: 9pt; margin-block-start: 3mm }
td, th { text-align: start; vertical-align: top; padding: 1.4mm 2mm; border-block-end: .2mm solid #dcd5c9; font-weight: 400 }
th { color: #a8472a; width: 42mm }
footer { margin-block-start: 8mm; font-size: 8.5pt; color: #566a73 }`;

const frame = (title: string, fonts: string, body: string) =>
  `<!doctype html><html lang="he" dir="rtl"><head><meta charset="utf-8"><title>${title}</title><style>${fonts}${STYLE}</style></head><body>${body}</body></html>`;

const part = (locale: 'he' | 'en', title: string, body: string) =>
  `<section class="part" lang="${locale}" dir="${locale === 'he' ? 'rtl' : 'ltr'}"><header><h1>${title}</h1>${SIGN}</header>${body}<footer>${GROUP_NAME[locale]} · ${DOCUMENT_NOTE[locale]}</footer></section>`;

/** Renders a contract as HTML with a page per language. */
export function contractHtml({ title, lead, clauses }: Contract, fonts: string): string {
  const pages = LOCALES.map((locale) => {
    const body = clauses.map(
      ([name, words], index) => `<h2>${index + 1}. ${name.values[locale]}</h2><p>${words.values[locale]}</p>`,
    );
    return part(locale, title.values[locale], `<p>${lead.values[locale]}</p>${body.join('')}`);
  });
  return frame(`${title.values.he} · ${title.values.en}`, fonts, pages.join(''));
}

/** Returns a value in a language; plain values are the same in each. */
const say = (value: Words, locale: 'he' | 'en') =>
  typeof value === 'object' ? (value?.values[locale] ?? '') : (value ?? '');

/** Renders the catalogue of all products as HTML: figures by company, in each language. */
export function catalogueHtml(fonts: string): string {
  const owners = companies.filter(({ code }) => code);
  const pages = LOCALES.flatMap((locale) =>
    owners.map(({ key, name }) => {
      const rows = products
        .filter(({ company }) => company?.key === key)
        .map(({ productName, shortUse, dataTable }) => {
          const figures = (dataTable ?? []).map(
            ({ title, value }) => `${say(title, locale)}: <bdi>${say(value, locale)}</bdi>`,
          );
          return `<tr><th>${productName.values[locale]}</th><td>${say(shortUse, locale)}</td><td>${figures.join(' · ')}</td></tr>`;
        });
      return part(locale, name.values[locale], `<table>${rows.join('')}</table>`);
    }),
  );
  return frame('קטלוג המוצרים · Product catalogue', fonts, pages.join(''));
}
