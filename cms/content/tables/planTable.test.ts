import { describe, expect, it } from 'vitest';
import { planTable, type TableDocument } from './planTable';
import { choiceColumn, dayColumn, flagColumn, numberColumn, textColumn } from './tableColumns';

const table = {
  key: 'assetName',
  columns: [
    textColumn('assetName'),
    numberColumn('price'),
    dayColumn('entryDate'),
    flagColumn('availableImmediately'),
    choiceColumn('state', { reserved: ['משוריין'] }),
  ],
};
const documents = new Map<string, TableDocument>([
  ['A1', { id: 1, values: { price: 5000, entryDate: '2026-12-01T00:00:00.000Z', state: null } }],
  ['A2', { id: 2, values: { price: null, state: 'reserved' } }],
  ['A3', { id: 3, values: { price: 7000 }, drafted: true }],
]);
const plan = (...lines: string[][]) => planTable(table, lines, documents, 'en');

it('says what would change, with the number of the line, and counts what would not', () => {
  const { changes, faults, unchanged } = plan(
    ['assetName', 'project', 'price', 'state'],
    ['A1', 'Sea', '5,200', 'משוריין'],
    [],
    ['A2', 'Sea', '', 'משוריין'],
  );
  expect(faults).toEqual([]);
  expect(unchanged).toBe(1);
  expect(changes).toEqual([
    {
      row: 2,
      id: 1,
      key: 'A1',
      changes: [
        { field: 'price', from: '5000', to: '5200' },
        { field: 'state', from: '', to: 'משוריין' },
      ],
      data: { price: 5200, state: 'reserved' },
    },
  ]);
});

it('leaves alone what the file has no column of, and empties what is empty', () => {
  expect(plan(['assetName', 'price'], ['A1', '']).changes[0]?.data).toEqual({ price: null });
});

it.each([
  [
    [
      ['assetName', 'price'],
      ['A9', '1'],
    ],
    2,
    'There is no A9',
  ],
  [
    [
      ['assetName', 'price'],
      ['A1', '1'],
      ['A1', '2'],
    ],
    3,
    'A1 is in line 2 already',
  ],
  [
    [
      ['assetName', 'price'],
      ['A1', 'much'],
    ],
    2,
    '“much” is no value of the column price',
  ],
  [
    [
      ['assetName', 'price'],
      ['A1', '-1'],
    ],
    2,
    '“-1” is no value of the column price',
  ],
  [[['assetName', 'price'], [], ['A1', '1', '2']], 3, 'The line has more cells than the heading'],
  [
    [
      ['assetName', 'entryDate'],
      ['A1', '31/02/2027'],
    ],
    2,
    '“31/02/2027” is no value of the column entryDate',
  ],
  [
    [
      ['assetName', 'state'],
      ['A1', 'sold'],
    ],
    2,
    '“sold” is no value of the column state',
  ],
  [
    [
      ['assetName', 'price'],
      ['A3', '1'],
    ],
    2,
    'A3 has an unpublished draft. Publish or discard it first.',
  ],
  [[['price'], ['1']], 1, 'The column assetName is missing'],
  [
    [
      ['assetName', 'price', 'price'],
      ['A1', '1', '2'],
    ],
    1,
    'The column price is there twice',
  ],
  [
    [
      ['assetName', 'project'],
      ['A1', 'Sea'],
    ],
    1,
    'There is no column that can be changed',
  ],
  [[], 1, 'The file is empty'],
])('names the line that cannot be taken, and why: %j', (lines, row, reason) => {
  expect(plan(...(lines as string[][])).faults).toEqual([{ row, reason }]);
});

it.each([
  ['1/3/2027', '2027-03-01T00:00:00.000Z'],
  ['2027-03-01', '2027-03-01T00:00:00.000Z'],
  ['01.03.2027', '2027-03-01T00:00:00.000Z'],
])('reads the day %s', (cell, day) => {
  expect(plan(['assetName', 'entryDate'], ['A2', cell]).changes[0]?.data).toEqual({ entryDate: day });
});

it.each([
  ['₪ 6,500', 6500],
  ['6500.5', 6500.5],
  ['74,5', 74.5],
  ['1,250,000', 1_250_000],
])('reads the number %s', (cell, number) => {
  expect(plan(['assetName', 'price'], ['A2', cell]).changes[0]?.data).toEqual({ price: number });
});

describe('a table made to cost much', () => {
  const head = ['assetName', 'price', 'entryDate'];
  const lettersOf = (value: unknown) => JSON.stringify(value).length;

  it('has no more columns than any table', () => {
    const titles = Array.from({ length: 40_000 }, (_one, at) => `t${at}`);
    const before = performance.now();
    expect(plan(['assetName', 'price', ...titles], ['A1', '1']).faults).toEqual([
      { row: 1, reason: 'The file has more than 200 columns' },
    ]);
    expect(performance.now() - before).toBeLessThan(200);
  });

  it('has no more lines than any table', () => {
    const lines = Array.from({ length: 20_000 }, () => ['A1', '1']);
    expect(plan(['assetName', 'price'], ...lines).faults).toEqual([
      { row: 1, reason: 'The file has more than 20000 lines' },
    ]);
  });

  it('is told with the beginning of its values alone', () => {
    const { faults } = plan(head, ['A1', 'x'.repeat(400)]);
    expect(faults).toEqual([{ row: 2, reason: `“${'x'.repeat(100)}…” is no value of the column price` }]);
  });

  it('has no cells of a million letters', () => {
    const long = 'x'.repeat(1_000_000);
    const { changes, faults } = plan(head, ['A1', long], [long, '1']);
    expect(changes).toEqual([]);
    expect(faults).toEqual([
      { row: 2, reason: 'The cell of the column price is too long' },
      { row: 3, reason: 'The cell of the column assetName is too long' },
    ]);
  });

  it('is looked at until there are 200 faults', () => {
    const { faults } = plan(head, ...Array.from({ length: 3_000 }, () => ['', 'x'.repeat(400), 'y']));
    expect(faults).toHaveLength(201);
    expect(faults.at(-1)).toEqual({
      row: 202,
      reason: 'There are 200 faults so far, and the rest was not looked at. Mend them and try again.',
    });
    expect(lettersOf(faults)).toBeLessThan(50_000);
  });

  it('keeps long values whole and tells their beginning', () => {
    const columns = [textColumn('assetName'), textColumn('note')];
    const long = 'n'.repeat(300);
    const known = new Map<string, TableDocument>([['A1', { id: 1, values: { note: 'm'.repeat(300) } }]]);
    const { changes } = planTable(
      { key: 'assetName', columns },
      [
        ['assetName', 'note'],
        ['A1', long],
      ],
      known,
      'en',
    );
    expect(changes[0]?.data).toEqual({ note: long });
    expect(changes[0]?.changes).toEqual([
      { field: 'note', from: `${'m'.repeat(100)}…`, to: `${'n'.repeat(100)}…` },
    ]);
  });
});
