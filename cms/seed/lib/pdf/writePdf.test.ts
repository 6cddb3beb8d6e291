import { describe, expect, it } from 'vitest';
import { deliveryBuildings } from '../../content/deliveries/buildings';
import { pdfFault } from '../../../platform/documents/pdfFault';
import { deliveryDocuments } from '../../content/deliveries/documents';
import { documentPdf } from '../../content/deliveries/documentPdf';
import { streamsOf } from '../../../test/readPdf';
import { visual } from './setLines';
import { writePdf } from './writePdf';

describe('a line of a document', () => {
  it.each([
    ['שלום', 'םולש'],
    ['בבניין 24 קומות', 'תומוק 24 ןיינבב'],
    ['גובה 2.2 מ׳, 10%', '10% ,׳מ 2.2 הבוג'],
    ['גינה (קטנה)', '(הנטק) הניג'],
    ['גליל 1×10 מ׳, עד −10°', '−10° דע ,׳מ 1×10 לילג'],
    ['תנועה ±25%', '±25% העונת'],
    ['25 ק״ג למ״ק', 'ק״מל ג״ק 25'],
  ])('has the glyphs of %s from left to right', (line, shown) => {
    expect(visual(line, 'he')).toBe(shown);
  });

  it('is unchanged in English', () => {
    expect(visual('24 floors (all)', 'en')).toBe('24 floors (all)');
  });
});

describe('a document', () => {
  it('has its objects at the offsets of its table', () => {
    const pdf = writePdf('Title', [{ text: 'אב', language: 'he' }]).toString('latin1');
    const rows = [...pdf.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
    expect(rows.length).toBeGreaterThan(6);
    rows.forEach((offset, index) => expect(pdf.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj\\n`)));
    expect(pdf.slice(Number(/startxref\n(\d+)/.exec(pdf)?.[1]))).toMatch(/^xref\n/);
  });

  it('is searchable: each code maps to a letter', () => {
    const pdf = writePdf('Title', [{ text: 'אב', language: 'he' }]);
    const texts = streamsOf(pdf);
    expect(texts[0]).toContain('<0102>Tj');
    expect(texts[1]).toMatch(/<01><05D1>[\s\S]+<02><05D0>/);
  });

  it('shows the value of a row beside its label, with a line below', () => {
    const pdf = writePdf('Title', [{ text: 'ab', value: 'cd', language: 'en' }]);
    const [page] = streamsOf(pdf);
    const [name, value] = [...(page ?? '').matchAll(/Tf ([\d.]+) ([\d.]+) Td/g)].map(([, x, y]) => ({
      x,
      y,
    }));
    expect(value?.y).toBe(name?.y);
    expect(Number(value?.x) - Number(name?.x)).toBe(180);
    expect(page).toMatch(/ m [\d. ]+ l S/);
  });

  it('has tags and a language for screen readers', async () => {
    const pdf = writePdf('Title', [
      { text: 'a', language: 'en', size: 20 },
      { text: 'b', language: 'en', size: 14 },
      { text: 'א', language: 'he' },
    ]);
    expect(await pdfFault(pdf)).toBeNull();
    const tags = [...pdf.toString('latin1').matchAll(/\/S\/(H1|H2|P)\/.*\/K (\d)\/Lang\((..)\)/g)].map(
      ([, tag, content, language]) => [tag, content, language],
    );
    expect(tags).toEqual([
      ['H1', '0', 'en'],
      ['H2', '1', 'en'],
      ['P', '2', 'he'],
    ]);
    expect([...(streamsOf(pdf)[0] ?? '').matchAll(/MCID (\d)>>BDC/g)].map(([, content]) => content)).toEqual([
      '0',
      '1',
      '2',
    ]);
  });

  it('is rejected when the text is longer than the page', () => {
    const rows = Array.from({ length: 60 }, () => ({ text: 'a', language: 'en' as const }));
    expect(() => writePdf('Title', rows)).toThrow('longer than a page');
  });

  it('is rejected when a letter has no outline', () => {
    expect(() => writePdf('Title', [{ text: '漢', language: 'en' }])).toThrow('glyphs.json has no "漢"');
  });
});

it('six buildings have 120 documents, all small', () => {
  expect(deliveryBuildings).toHaveLength(6);
  const sizes = deliveryBuildings.flatMap((building) =>
    deliveryDocuments.map((document) => documentPdf(building, document).length),
  );
  expect(sizes).toHaveLength(120);
  expect(Math.max(...sizes)).toBeLessThan(30_000);
});
