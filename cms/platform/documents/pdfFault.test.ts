import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pdfFault } from './pdfFault';

const TREE = '7 0 obj\n<</Type/StructTreeRoot/K[]>>\nendobj\n';
const PAGES = '2 0 obj\n<</Type/Pages/Kids[]/Count 0>>\nendobj\n';
const TAGS = '/StructTreeRoot 7 0 R/MarkInfo<</Marked true>>';

/** Creates a PDF whose catalog has the given entries. */
const pdf = (catalog: string, further = '', root = '1 0 R'): Buffer =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R${catalog}>>\nendobj\n${PAGES}${TREE}${further}` +
      `trailer\n<</Size 9/Root ${root}>>\nstartxref\n0\n%%EOF\n`,
    'latin1',
  );

/** Creates a PDF whose catalog is stored in an object stream. */
function packed(catalog: string, dictionary = ''): Buffer {
  const objects = [`<</Type/Catalog/Pages 2 0 R${catalog}>>`, '<</Marked true>>'];
  const header = `1 0 8 ${(objects[0]?.length ?? 0) + 1} `;
  const data = deflateSync(`${header}${objects.join(' ')}`);
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n${PAGES}${TREE}5 0 obj\n<</Type/ObjStm/N 2/First ${header.length}/Filter/FlateDecode${dictionary}/Length ${data.length}>>\nstream\n`,
    ),
    data,
    Buffer.from(
      '\nendstream\nendobj\n6 0 obj\n<</Type/XRef/Root 1 0 R/Length 0>>\nstream\n\nendstream\nendobj\nstartxref\n0\n%%EOF\n',
    ),
  ]);
}

describe('a PDF', () => {
  it.each([
    ['with tags and a language', pdf(`${TAGS}/Lang(he-IL)`), null],
    [
      'with spaces between its entries',
      pdf('/StructTreeRoot  7 0 R\n/MarkInfo\n<< /Marked  true >>\n/Lang (en)'),
      null,
    ],
    ['with a language in UTF-16', pdf(`${TAGS}/Lang<FEFF00680065>`), null],
    ['whose language is an object', pdf(`${TAGS}/Lang 8 0 R`, '8 0 obj\n(he)\nendobj\n'), null],
    [
      'whose mark is an object',
      pdf('/StructTreeRoot 7 0 R/MarkInfo 8 0 R/Lang(he)', '8 0 obj\n<</Marked true>>\nendobj\n'),
      null,
    ],
    ['packed in a stream of objects', packed('/StructTreeRoot 7 0 R/MarkInfo 8 0 R/Lang(he)'), null],
    [
      'saved again with tags',
      pdf('', `1 0 obj\n<</Type/Catalog/Pages 2 0 R${TAGS}/Lang(he)>>\nendobj\n`),
      null,
    ],
    ['without a language', pdf(TAGS), 'noLanguage'],
    ['with an empty language', pdf(`${TAGS}/Lang()`), 'noLanguage'],
    ['with another key that begins the same', pdf(`${TAGS}/Language(he)`), 'noLanguage'],
    ['packed, without a language', packed('/StructTreeRoot 7 0 R/MarkInfo 8 0 R'), 'noLanguage'],
    ['without tags', pdf('/Lang(he)'), 'untagged'],
    ['marked as not tagged', pdf('/StructTreeRoot 7 0 R/MarkInfo<</Marked false>>/Lang(he)'), 'untagged'],
    ['marked as tagged without a tree', pdf('/MarkInfo<</Marked true>>/Lang(he)'), 'untagged'],
    ['whose tree is missing', pdf('/StructTreeRoot 70 0 R/MarkInfo<</Marked true>>/Lang(he)'), 'untagged'],
    ['without both', pdf(''), 'untaggedNoLanguage'],
    ['whose catalog is missing', pdf('', '', '90 0 R'), 'unread'],
    ['packed in an unusual way', packed('', '/DecodeParms<</Predictor 12>>'), 'unread'],
    ['that is none', Buffer.from('Not a PDF'), 'unread'],
    ['that is empty', Buffer.alloc(0), 'unread'],
  ])('%s is %3$s', async (_name, bytes, fault) => {
    expect(await pdfFault(bytes)).toBe(fault);
  });

  it('is examined in linear time', async () => {
    const digits = Buffer.from(`%PDF-1.7\n${'1 0 obj 1'.repeat(400_000)}`);
    expect(await pdfFault(digits)).toBe('unread');
  });
});
