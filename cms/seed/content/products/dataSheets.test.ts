import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../../platform/locales/locales';
import { linesOf, titleOf } from '../../../test/readPdf';
import { visual } from '../../lib/pdf/setLines';
import { Text, type Reference } from '../../lib/bilingual';
import { dataSheets } from './dataSheets';
import { products } from './products';

const of = (refs: unknown) => (refs as readonly Reference[] | undefined)?.map(({ key }) => key) ?? [];
const say = (value: unknown, locale: 'he' | 'en') =>
  (value instanceof Text ? value.values[locale] : String(value)).replace(/[\u2066-\u2069]/g, '');

describe('the documents of products', () => {
  it('belong to one product: a data sheet in each language first, and the specification behind its button', () => {
    const shown = products.map(({ technicalDocuments, technicalSpec }) => [
      ...of(technicalDocuments).slice(0, 2),
      technicalSpec?.file?.key,
    ]);
    expect(shown).toEqual(
      products.map(({ key }) => [`${key}-sheet-he`, `${key}-sheet-en`, `${key}-specification`]),
    );
    expect(new Set(shown.flat()).size).toBe(3 * products.length);
    expect(products.flatMap(dataSheets).map(({ name }) => name)).toEqual(shown.flat());
  });

  it.each(products.map((product) => [product.key, product]))(
    'of %s contain its name, use, figures and standard in each language',
    (_key, product) => {
      const facts = (locale: 'he' | 'en') =>
        [
          product.productName,
          product.shortUse,
          ...(product.dataTable ?? []).flatMap(({ title, value }) => [title, value]),
          ...(product.standards ?? []).map(({ name }) => name),
        ].map((fact) => visual(say(fact, locale), locale));
      const [hebrew, english, both] = dataSheets(product).map(({ write }) => linesOf(write()));
      // Long lines are broken, but must keep all their words.
      const words = (lines: readonly string[] | undefined) => new Set(lines?.join(' ').split(' '));
      for (const [lines, locale] of [
        [hebrew, 'he'],
        [english, 'en'],
        [both, 'he'],
        [both, 'en'],
      ] as const) {
        const there = words(lines);
        const lost = facts(locale).filter((fact) => !fact.split(' ').every((word) => there.has(word)));
        expect(lost, locale).toEqual([]);
      }
    },
  );

  it('are small and all different', () => {
    const files = products.flatMap(dataSheets).map(({ write }) => write());
    expect(Math.max(...files.map(({ length }) => length))).toBeLessThan(40_000);
    expect(new Set(files.map((file) => file.toString('latin1'))).size).toBe(files.length);
  });

  it('have a title in their language or languages', () => {
    expect(dataSheets(products[0] ?? expect.fail()).map(({ write }) => titleOf(write()))).toEqual([
      'דף נתונים, רך 10, טיח פנים',
      'Data sheet, Soft 10 Inside Plaster',
      'מפרט טכני, רך 10, טיח פנים · Technical specification, Soft 10 Inside Plaster',
    ]);
    const [hebrew, english] = [/[א-ת]/, /[A-Za-z]{3}/];
    for (const { name, write } of products.flatMap(dataSheets)) {
      const title = titleOf(write());
      expect(hebrew.test(title), name).toBe(!name.endsWith('-en'));
      if (!name.endsWith('-he')) expect(title).toMatch(english);
    }
  });

  it('are named in each language', () => {
    const [first, second, third] = dataSheets(products[0] ?? expect.fail()).map(({ alt }) => alt.values);
    expect(first).toEqual({
      he: 'דף נתונים: רך 10, טיח פנים',
      en: 'Data sheet in Hebrew: Soft 10 Inside Plaster',
    });
    expect(second).toEqual({
      he: 'דף נתונים באנגלית: רך 10, טיח פנים',
      en: 'Data sheet: Soft 10 Inside Plaster',
    });
    expect(third).toEqual({
      he: 'מפרט טכני: רך 10, טיח פנים',
      en: 'Technical specification: Soft 10 Inside Plaster',
    });
    expect(LOCALES).toEqual(['he', 'en']);
  });
});
