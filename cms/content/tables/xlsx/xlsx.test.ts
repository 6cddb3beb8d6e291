import { expect, it } from 'vitest';
import { FileFault } from '../../../platform/documents/FileFault';
import { zip } from '../../../test/zip';
import { columnIndex, columnLetters } from './columnLetters';
import { readXlsx, type XlsxValue } from './readXlsx';
import { fromSerial, toSerial } from './serialDay';
import { writeXlsx } from './writeXlsx';

const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const workbook = (rows: string, others: Record<string, string> = {}) =>
  zip({
    'xl/workbook.xml': `<workbook xmlns:r="x"><workbookPr/><sheets><sheet name="a" r:id="r7"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="r7" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${SHEET}"><sheetData>${rows}</sheetData></worksheet>`,
    ...others,
  });

it('restores written values', async () => {
  const file = writeXlsx(
    [
      ['שם', 'price', 'entryDate', 'note'],
      ['דירה <1> & "2"', 5200.5, { day: '2026-12-01' }, '=HYPERLINK("x")'],
      ['', -3, '', ' spaces \u0000 '],
    ],
    'apartments',
  );
  expect((await readXlsx(Buffer.from(file))).lines).toEqual([
    ['שם', 'price', 'entryDate', 'note'],
    ['דירה <1> & "2"', '5200.5', '2026-12-01', '=HYPERLINK("x")'],
    ['', '-3', '', ' spaces  '],
  ]);
});

it('reads and counts hidden rows and columns with values', async () => {
  const row = (number: number, hidden: string, ...cells: string[]) =>
    `<row r="${number}" ${hidden}>${cells.map((cell) => `<c t="str"><v>${cell}</v></c>`).join('')}</row>`;
  const rows = [row(1, '', 'name', 'price'), row(2, 'hidden="1"', 'A1', '7'), row(3, 'hidden="true"')];
  const sheet = `<cols><col min="2" max="16384" hidden="1"/></cols><sheetData>${rows.join('')}</sheetData>`;
  const file = workbook('', { 'xl/worksheets/sheet1.xml': `<worksheet>${sheet}</worksheet>` });
  expect(await readXlsx(file)).toMatchObject({
    lines: [['name', 'price'], ['A1', '7'], []],
    hidden: { rows: 1, columns: 1 },
  });
});

it('reads shared texts, formulas, days by format, and empty lines and cells of Excel', async () => {
  const file = workbook(
    `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>
     <row r="3"><c r="A3"><f>1+1</f><v>2</v></c><c r="B3" s="1"><v>46357</v></c><c r="C3" s="2"><v>46357.75</v></c>
       <c r="D3" t="b"><v>1</v></c><c r="E3" t="str"><v>a</v></c><c r="F3" t="e"><v>#N/A</v></c></row>`,
    {
      'xl/sharedStrings.xml':
        '<sst><si><t>one</t></si><si><r><t>t</t></r><r><t>wo</t></r><rPh><t>kana</t></rPh></si></sst>',
      'xl/styles.xml':
        '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="[$-40D]dd/mm/yy"/><numFmt numFmtId="171" formatCode="0&quot; days&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs></styleSheet>',
    },
  );
  expect((await readXlsx(file)).lines).toEqual([
    ['one', '', 'two'],
    [],
    ['2', '2026-12-01', '2026-12-01', 'true', 'a', '#N/A'],
  ]);
});

it.each<[string, string, XlsxValue]>([
  ['a number without a result', '<c r="A1"><f>B1*2</f></c>', { formula: '=B1*2' }],
  ['a number with an empty result', '<c r="A1"><f>B1*2</f><v></v></c>', { formula: '=B1*2' }],
  ['a shared formula without a result', '<c r="A1"><f t="shared" si="0"/></c>', { formula: '=' }],
  ['a text without a result', '<c r="A1" t="str"><f>B1&amp;"x"</f></c>', { formula: '=B1&"x"' }],
  ['an empty text as the result', '<c r="A1" t="str"><f>IF(B1="","",B1)</f><v></v></c>', ''],
  ['a zero as the result', '<c r="A1"><f>B1*2</f><v>0</v></c>', '0'],
])('reads a formula: %s', async (_name, cell, value) => {
  expect((await readXlsx(workbook(`<row r="1">${cell}</row>`))).lines).toEqual([[value]]);
});

it.each<[string, () => Buffer]>([
  ['a file that is not an archive', () => Buffer.from('PK\x03\x04 and nothing else')],
  ['an archive without a workbook', () => zip({ 'a.txt': 'x' })],
  ['a row above the limit', () => workbook('<row r="1048576"><c r="A1048576"><v>1</v></c></row>')],
  ['rows out of order', () => workbook('<row r="2"/><row r="1"/>')],
  ['a column above the limit', () => workbook('<row r="1"><c r="XFD1"><v>1</v></c></row>')],
  ['XML with a document type', () => workbook('', { 'xl/styles.xml': '<!DOCTYPE a><a/>' })],
  ['broken XML', () => workbook('<row>')],
  [
    'a shared text above the limit of a cell',
    () => workbook('', { 'xl/sharedStrings.xml': `<sst><si><t>${'a'.repeat(32_768)}</t></si></sst>` }),
  ],
  [
    'a text in pieces above the limit of a cell',
    () => workbook('', { 'xl/sharedStrings.xml': `<sst><si>${'<t>aaaa</t>'.repeat(8_192)}</si></sst>` }),
  ],
  [
    'a cell above the limit',
    () => workbook(`<row r="1"><c r="A1" t="inlineStr"><is><t>${'a'.repeat(32_768)}</t></is></c></row>`),
  ],
  ['a bomb', () => workbook('', { 'xl/sharedStrings.xml': `<sst>${' '.repeat(31_000_000)}</sst>` })],
])('rejects %s', async (_name, file) => {
  await expect(readXlsx(file())).rejects.toThrow(FileFault);
});

it.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [701, 'ZZ'],
  [702, 'AAA'],
])('column %i is %s', (index, letters) => {
  expect(columnLetters(index)).toBe(letters);
  expect(columnIndex(`${letters}12`)).toBe(index);
});

it('converts days in both calendars', () => {
  expect(toSerial('2026-12-01')).toBe(46357);
  expect(fromSerial(46357)).toBe('2026-12-01');
  expect(fromSerial(46357 - 1462, true)).toBe('2026-12-01');
  expect(fromSerial(-1)).toBeNull();
});
