import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { logIn } from '../../test/logIn';
import { startCms, type RunningCms } from '../../test/startCms';

/**
 * Files made with LibreOffice, Gnumeric, openpyxl and XlsxWriter, and some written by hand in the style of report
 * programs.
 */
const FOLDER = path.resolve(import.meta.dirname, '../../../test/fixtures/real/sheets');

let cms: RunningCms;
let editor: Record<string, string>;

beforeAll(async () => {
  cms = await startCms();
  editor = await logIn(cms, 'editor', { 'Accept-Language': 'en' });
  for (const assetName of ['A1', 'A2', 'A3', 'A4', 'A5', 'A6'])
    await cms.payload.create({
      collection: 'apartments',
      locale: 'he',
      data: { assetName, propertyTitle: assetName, price: 5000, floor: 1, areaInSquareMeters: 60 },
    });
});
afterAll(() => cms.stop());

interface Preview {
  sheets: string[];
  sheet: string | null;
  heading: { row: number; unknown: string[] } | null;
  changes: { key: string; fields: { field: string; to: string }[] }[];
  faults: { row: number; reason: string }[];
  kept: { key: string; field: string; value: string }[];
  questions: { about: string; field?: string; rows?: number[]; example?: string }[];
}

async function preview(file: string, query = ''): Promise<Preview> {
  const response = await fetch(`${cms.url}/api/apartments/table?${query}`, {
    method: 'POST',
    headers: { ...editor, 'Content-Type': 'application/octet-stream' },
    body: await readFile(path.join(FOLDER, file)),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as Preview;
}

/** Shortens a preview for comparison: new values by apartment, faults, kept values and questions. */
function inShort({ sheet, heading, changes, faults, kept, questions }: Preview) {
  return {
    ...(sheet ? { sheet } : {}),
    row: heading?.row,
    unknown: heading?.unknown ?? [],
    changes: Object.fromEntries(
      changes.map(({ key, fields }) => [key, fields.map(({ field, to }) => `${field}: ${to}`).join('; ')]),
    ),
    faults: faults.map(({ row, reason }) => `${row}: ${reason}`),
    kept: kept.map(({ key, field, value }) => `${key} ${field}: ${value}`),
    asks: questions.map(({ about, rows, example }) => `${about} ${example ?? rows?.join(',') ?? ''}`),
  };
}

const A1 = 'Price: 8700; Floor: -1; Entry date: 2026-12-01';
const A2 = 'Price: 6100.5; Floor: 3; Entry date: 2027-02-01; State: משוריין';
const BOTH = { A1, A2 };
const NONE = { row: 1, unknown: [], faults: [], kept: [], asks: [] };
const NUMBER = 'is not allowed. Allowed: a number from 0 on, or an empty cell';

it.each<[string, string, ReturnType<typeof inShort>]>([
  ['a plain workbook', 'prices.xlsx', { ...NONE, sheet: 's', changes: BOTH }],
  ['a title above the heading', 'title-row.xlsx', { ...NONE, sheet: 'מחירון', row: 3, changes: BOTH }],
  ['a hidden first sheet', 'hidden-sheet.xlsx', { ...NONE, sheet: 'מחירון', changes: BOTH }],
  ['days from 1904', 'calendar-1904.xlsx', { ...NONE, sheet: 's', changes: BOTH }],
  ['unformatted days from 1904', 'calendar-1904-serial.xlsx', { ...NONE, sheet: 's', changes: { A1 } }],
  ['an unformatted day', 'unformatted-serial.xlsx', { ...NONE, sheet: 's', changes: { A1 } }],
  [
    'numbers and days as texts, with direction marks and other scripts’ digits',
    'typed-texts.xlsx',
    {
      ...NONE,
      sheet: 's',
      changes: {
        A1: 'Floor: -1; Area (m²): 74.5; Price: 8700; Entry date: 2026-12-01',
        A2: 'Floor: -2; Area (m²): 1074.5; Price: 6100; Entry date: 2027-02-28; State: משוריין',
      },
    },
  ],
  [
    'wrong numbers and days, and an error of a formula',
    'wrong-numbers.xlsx',
    {
      ...NONE,
      sheet: 's',
      changes: { A6: 'Price: 8700; Floor: 2; Entry date: 2026-12-01' },
      faults: [
        `2: Price: “87,00,000” ${NUMBER}`,
        `3: Price: “1,2500” ${NUMBER}`,
        `4: Price: “8,7,500” ${NUMBER}`,
        '5: Price: the spreadsheet shows an error here (#N/A)',
        '6: Entry date: “01/03/0027” is not allowed. Allowed: a day such as 31/12/2027, or an empty cell',
      ],
    },
  ],
  [
    'a formula without a result',
    'formula-without-result.xlsx',
    {
      ...NONE,
      sheet: 'Sheet',
      changes: { A2: 'Floor: 3; Price: 6200' },
      faults: [
        '2: Price: the formula =C2*2900 has no result in the file. Open the file in Excel, save it, and try again.',
      ],
    },
  ],
  [
    'an unknown heading',
    'unknown-heading.xlsx',
    { ...NONE, sheet: 's', unknown: ['מחיר מבצע'], changes: { A1: 'Price: 8700' } },
  ],
  [
    'empty cells',
    'empty-cells.xlsx',
    {
      ...NONE,
      sheet: 's',
      changes: { A2: 'Price: 6200' },
      kept: ['A1 Floor: 1', 'A1 Price: 5000', 'A2 Floor: 1', 'A2 State: פנויה'],
      asks: ['empty 3'],
    },
  ],
  [
    'a CSV file with CR',
    'old-macintosh.csv',
    { ...NONE, changes: { A1, A2: 'Price: 6100; Floor: 3; Entry date: 2027-03-02; State: משוריין' } },
  ],
  [
    'a CSV file in windows-1255',
    'windows-1255.csv',
    { ...NONE, changes: BOTH, asks: ['dayOrder 01/12/2026'] },
  ],
  [
    'a CSV file with unclear days',
    'days-unclear.csv',
    {
      ...NONE,
      changes: { A1, A2: 'Price: 6100; Floor: 3; Entry date: 2027-03-02; State: משוריין' },
      asks: ['dayOrder 01/12/2026'],
    },
  ],
])('previews %s', async (_name, file, expected) => {
  const found = inShort(await preview(file));
  // Sort, because the fields of a change have the order of the table, not that of the expectation.
  const sorted = ({ changes, ...others }: typeof found) => ({
    ...others,
    kept: [...others.kept].sort(),
    changes: Object.fromEntries(
      Object.entries(changes).map(([key, fields]) => [key, fields.split('; ').sort().join('; ')]),
    ),
  });
  expect(sorted(found)).toEqual(sorted(expected));
});

it.each([
  ['prices.ods', 'LibreOffice'],
  ['prices.xls', 'old Excel workbook'],
  ['web-page.xls', 'a web page'],
  ['xml-of-2003.xls', 'a web page or XML'],
])('refuses %s with the reason', async (file, words) => {
  const { faults, changes } = await preview(file);
  expect(changes).toEqual([]);
  expect(faults).toHaveLength(1);
  expect(faults[0]?.reason).toContain(words);
});

it('lets the editor choose among the visible sheets', async () => {
  const file = 'two-sheets.xlsx';
  const { sheets, sheet, changes, faults } = await preview(file);
  expect({ sheets, sheet, changes, faults }).toEqual({
    sheets: ['מגדל א', 'מגדל ב'],
    sheet: null,
    changes: [],
    faults: [],
  });
  const chosen = await preview(file, `sheet=${encodeURIComponent('מגדל ב')}`);
  expect(chosen.sheet).toBe('מגדל ב');
  expect(chosen.changes.map(({ key }) => key)).toEqual(['A2']);
});

it('takes the editor’s order of day and month', async () => {
  const { changes, questions } = await preview('days-unclear.csv', 'dayOrder=month');
  expect(questions).toEqual([]);
  expect(changes[1]?.fields).toContainEqual(
    expect.objectContaining({ field: 'Entry date', to: '2027-02-03' }),
  );
});

it('erases only in chosen columns', async () => {
  const { changes, kept } = await preview('empty-cells.xlsx', 'erase=price');
  expect(changes[0]).toMatchObject({ key: 'A1', fields: [{ field: 'Price', to: '' }] });
  expect(kept.map(({ key, field }) => `${key} ${field}`)).toEqual(['A1 Floor', 'A2 Floor', 'A2 State']);
});

it.each([
  ['keep', undefined],
  ['משוריין', 'משוריין'],
])('takes the editor’s answer %j for an empty state', async (answer, to) => {
  const query = `empty=${encodeURIComponent(`moreInfoContentHTML:${answer}`)}`;
  const { questions, changes } = await preview('empty-cells.xlsx', query);
  expect(questions).toEqual([]);
  const state = changes.find(({ key }) => key === 'A2')?.fields.find(({ field }) => field === 'State');
  expect(state?.to).toBe(to);
});
