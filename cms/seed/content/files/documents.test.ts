import { describe, expect, it } from 'vitest';
import { pdfFault } from '../../../platform/documents/pdfFault';
import { LOCALES, type Locale } from '../../../platform/locales/locales';
import { Text } from '../../lib/bilingual';
import { linesOf, titleOf } from '../../../test/readPdf';
import { visual } from '../../lib/pdf/setLines';
import { deliveryBuildings } from '../deliveries/buildings';
import { documentPdf } from '../deliveries/documentPdf';
import { deliveryDocuments } from '../deliveries/documents';
import { dataSheets } from '../products/dataSheets';
import { products } from '../products/products';
import { files } from './files';
import { fileName, readSeedFile } from './SeedFile';

const say = (value: unknown, locale: Locale) =>
  value instanceof Text ? value.values[locale] : String(value);

/**
 * Returns the words and numbers of a line. Punctuation and spaces are ignored, because browsers position them
 * separately.
 */
const wordsOf = (line: string) => line.match(/[\u0590-\u05FF]+|[A-Za-z0-9]+/g) ?? [];

const counted = (words: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

/** Matches what a program prints instead of a missing text. */
const NO_WORDS = /\bobject Object\b|\[object|\bundefined\b|\bNaN\b/;

it('all documents of the demo content have tags and a language, as browsers write them', async () => {
  const documents = files.filter(({ ending }) => ending === 'pdf');
  expect(documents.length).toBeGreaterThan(50);
  const faults = await Promise.all(
    documents.map(async (file) => [file.name, await pdfFault(await readSeedFile(file))] as const),
  );
  expect(faults.filter(([, fault]) => fault !== null)).toEqual([]);
});

describe('the catalogue of products', () => {
  it('contains the name, use and figures of every product in both languages', async () => {
    const catalogue = files.find(({ name }) => name === 'products-catalogue') ?? expect.fail();
    const there = counted(linesOf(await readSeedFile(catalogue)).flatMap(wordsOf));
    const facts = LOCALES.flatMap((locale) =>
      products
        .flatMap(({ productName, shortUse, dataTable }) => [
          productName,
          shortUse,
          ...(dataTable ?? []).flatMap(({ title, value }) => [title, value]),
        ])
        .flatMap((fact) => wordsOf(say(fact, locale)).map((word) => visual(word, locale))),
    );
    const lost = [...counted(facts)].filter(([word, times]) => (there.get(word) ?? 0) < times);
    expect(lost).toEqual([]);
  });
});

describe('no document contains the output for a missing text', () => {
  const printed = files.filter(({ ending }) => ending === 'pdf');

  it.each(printed.map((file) => [fileName(file), file]))(
    '%s, which is part of the seed',
    async (_name, file) => {
      const pdf = await readSeedFile(file);
      const lines = linesOf(pdf);
      expect(lines.join(' ').length).toBeGreaterThan(300);
      expect(lines.filter((line) => NO_WORDS.test(line))).toEqual([]);
      expect(titleOf(pdf)).toMatch(file.name.endsWith('-en') ? /[A-Za-z]{3}/ : /[א-ת]/);
    },
  );

  it('including those that the seed writes', () => {
    const written = [
      ...products.flatMap(dataSheets).map(({ write }) => write()),
      ...deliveryBuildings.flatMap((building) =>
        deliveryDocuments.map((document) => documentPdf(building, document)),
      ),
    ].map(linesOf);
    expect(Math.min(...written.map(({ length }) => length))).toBeGreaterThan(5);
    expect(written.flat().filter((line) => NO_WORDS.test(line))).toEqual([]);
  });
});
