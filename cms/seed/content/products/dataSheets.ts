import { LOCALES, type Locale } from '../../../platform/locales/locales';
import { Markup, type Reference, Text, text } from '../../lib/bilingual';
import { writePdf, type Paragraph } from '../../lib/pdf/writePdf';
import { companies } from '../companies';
import { productCategories } from '../lookups/productLists';
import type { SeedProduct } from './SeedProduct';
import { sheetsOf } from './sheetsOf';

/** A PDF document about one product, which the seed generates. */
export interface SeedSheet {
  /** Name by which the product refers to it: the file name without `.pdf`. */
  name: string;
  alt: Text;
  write: () => Buffer;
}

const WORDS = {
  he: {
    sheet: 'דף נתונים',
    specification: 'מפרט טכני',
    use: 'שימוש',
    category: 'קטגוריה',
    data: 'נתונים טכניים',
    standard: 'תקן',
    made: 'הרכב',
    how: 'הוראות שימוש',
    good: 'תכונות המוצר',
    safety: 'הנחיות בטיחות',
    note: 'מסמך להדגמה של מוצר שאינו קיים.',
  },
  en: {
    sheet: 'Data sheet',
    specification: 'Technical specification',
    use: 'Use',
    category: 'Category',
    data: 'Technical data',
    standard: 'Standard',
    made: 'Composition',
    how: 'Instructions for use',
    good: 'Product properties',
    safety: 'Safety guidelines',
    note: 'Demonstration document. This product does not exist.',
  },
} as const satisfies Record<Locale, Record<string, string>>;

type Words = Text | Markup | string | null | undefined;

/**
 * Unicode direction marks, which are removed. Only browsers interpret them; the PDF's lines are laid out from left to
 * right.
 */
const DIRECTION = /[\u2066-\u2069]/g;

const say = (words: Words, locale: Locale): string =>
  (words instanceof Text || words instanceof Markup ? words.values[locale] : (words ?? '')).replace(
    DIRECTION,
    '',
  );

const namesOf = (
  references: readonly Reference[] | null | undefined,
  rows: readonly { key: string; name: Words }[],
  locale: Locale,
) =>
  rows.filter(({ key }) => references?.some((one) => one.key === key)).map(({ name }) => say(name, locale));

/** Splits a text into lines and numbers the list items. Empty lines separate paragraphs. */
const linesOf = (words: string): string[] =>
  words.split(/\n+/).map((line, index) => line.replace(/^- /, `${index + 1}. `));

/** Returns the head of a document: the title, and rows that describe the product. */
function headOf(product: SeedProduct, kind: 'sheet' | 'specification', language: Locale): Paragraph[] {
  const words = WORDS[language];
  const company = product.company ? [product.company] : [];
  const kinds = [...(product.productCategory ?? []), ...(product.productSubCategory ?? [])];
  const standards = (product.standards ?? []).map(({ name }) => say(name, language));
  const rows: [string, string][] = [
    [words.use, say(product.shortUse, language)],
    [words.category, namesOf(kinds, productCategories, language).join(', ')],
    [words.standard, standards.join(', ')],
  ];
  return [
    { text: namesOf(company, companies, language).join(''), language, size: 10, above: 0 },
    { text: say(product.productName, language), language, size: 22, above: 8 },
    { text: words[kind], language, size: 12, above: 0 },
    ...rows.flatMap(([text, value], index) =>
      value ? [{ text, value, language, size: 10.5, ...(index === 0 && { above: 12 }) }] : [],
    ),
  ];
}

const figuresOf = (product: SeedProduct, language: Locale): Paragraph[] =>
  (product.dataTable ?? []).map(({ title, value }) => ({
    text: say(title, language),
    value: say(value, language),
    language,
    size: 10.5,
  }));

const heading = (text: string, language: Locale): Paragraph => ({ text, language, size: 14, above: 14 });

/** Returns the content of a product's data sheet in one language: use, figures, instructions and standard. */
export function dataSheet(product: SeedProduct, language: Locale): Paragraph[] {
  const words = WORDS[language];
  const part = (title: string, content: Words): Paragraph[] => {
    const said = say(content, language);
    if (!said) return [];
    return [
      heading(title, language),
      ...linesOf(said).map((text) => ({ text, language, size: 10.5, above: 3 })),
    ];
  };
  return [
    ...headOf(product, 'sheet', language),
    { text: say(product.productDescription, language), language, size: 10.5, above: 14 },
    heading(words.data, language),
    ...figuresOf(product, language),
    ...part(words.good, product.prodocutProperties),
    ...part(words.made, product.ingredients),
    ...part(words.how, product.usageInstructions),
    ...part(words.safety, product.safetyGuidelines),
    { text: say(product.legalDisclaimer, language), language, size: 9, above: 16 },
    { text: words.note, language, size: 9, above: 2 },
  ];
}

/** Returns the content of a product's specification: its figures and standard, in both languages on one page. */
export const specification = (product: SeedProduct): Paragraph[] =>
  LOCALES.flatMap((language, index) => {
    const [first, ...rest] = headOf(product, 'specification', language);
    const head = first ? [{ ...first, above: index === 0 ? 0 : 60 }, ...rest] : rest;
    const note = { text: WORDS[language].note, language, size: 9, above: 12 };
    return [...head, ...figuresOf(product, language), note];
  });

const about = (product: SeedProduct, he: string, en: string): Text =>
  text(`${he}: ${product.productName.values.he}`, `${en}: ${product.productName.values.en}`);

/** Returns the documents of a product: a data sheet in each language, and a bilingual specification. */
export function dataSheets(product: SeedProduct): SeedSheet[] {
  const { he, en } = WORDS;
  const title = (kind: 'sheet' | 'specification', locale: Locale) =>
    `${WORDS[locale][kind]}, ${product.productName.values[locale]}`;
  const alts: Record<Locale, Text> = {
    he: about(product, he.sheet, `${en.sheet} in Hebrew`),
    en: about(product, `${he.sheet} באנגלית`, en.sheet),
  };
  return [
    ...LOCALES.map((locale) => ({
      name: `${product.key}-sheet-${locale}`,
      alt: alts[locale],
      write: () => writePdf(title('sheet', locale), dataSheet(product, locale)),
    })),
    {
      name: sheetsOf(product.key).specification,
      alt: about(product, he.specification, en.specification),
      write: () =>
        writePdf(LOCALES.map((locale) => title('specification', locale)).join(' · '), specification(product)),
    },
  ];
}
