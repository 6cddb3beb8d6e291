import { describe, expect, it } from 'vitest';
import { planTable } from './planTable';
import { relatedKey, type TableAnswers, type TableDocument } from './Table';
import { dayColumn, flagColumn, numberColumn, stateColumn, textColumn } from './tableColumns';

const table = {
  key: 'assetName',
  columns: [
    textColumn('assetName'),
    numberColumn('price', { unit: 'money' }),
    dayColumn('entryDate'),
    flagColumn('availableImmediately'),
    stateColumn('state', ['פנויה', 'free'], { reserved: ['משוריין'] }),
  ],
};
const documents = new Map<string, TableDocument>([
  ['A1', { id: 1, values: { price: 5000, entryDate: '2026-12-01T00:00:00.000Z', state: null } }],
  ['A2', { id: 2, values: { price: null, state: 'reserved' } }],
  ['A3', { id: 3, values: { price: 7000 }, drafted: true }],
]);
const plan = (...lines: string[][]) => planTable(table, lines, { documents }, 'en');

it('lists changes with line numbers, and counts unchanged lines', () => {
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
        { field: 'state', from: 'פנויה', to: 'משוריין' },
      ],
      data: { price: 5200, state: 'reserved' },
    },
  ]);
});

it('keeps fields without a column or with an empty cell, and lists the kept values', () => {
  const { changes, kept, unchanged, erasable } = plan(['assetName', 'price', 'entryDate'], ['A1', '', '']);
  expect(changes).toEqual([]);
  expect(unchanged).toBe(1);
  expect(kept).toEqual([
    { row: 2, key: 'A1', field: 'price', value: '5000' },
    { row: 2, key: 'A1', field: 'entryDate', value: '2026-12-01' },
  ]);
  expect(erasable.map(({ field }) => field)).toEqual(['price', 'entryDate']);
});

it('erases values only in columns that the editor chose', () => {
  const lines = [
    ['assetName', 'price', 'entryDate'],
    ['A1', '', ''],
  ];
  const { changes, kept } = planTable(
    table,
    lines,
    { documents, answers: { erase: new Set(['price']) } },
    'en',
  );
  expect(changes[0]?.data).toEqual({ price: null });
  expect(kept.map(({ field }) => field)).toEqual(['entryDate']);
});

it('asks about an empty state, and never erases it', () => {
  const lines = [
    ['assetName', 'state'],
    ['A1', 'משוריין'],
    ['A2', ''],
  ];
  const answered = (answers: TableAnswers) => planTable(table, lines, { documents, answers }, 'en');
  const { questions, erasable, changes } = answered({ erase: new Set(['state']) });
  expect(questions).toEqual([
    { about: 'empty', field: 'state', title: 'state', rows: [3], words: ['פנויה', 'משוריין'], isNew: false },
  ]);
  expect(erasable).toEqual([]);
  expect(changes.map(({ key }) => key)).toEqual(['A1']);
  expect(answered({ empty: { state: 'keep' } }).questions).toEqual([]);
  expect(answered({ empty: { state: 'פנויה' } }).changes[1]).toMatchObject({
    key: 'A2',
    changes: [{ field: 'state', from: 'משוריין', to: 'פנויה' }],
    data: { state: null },
  });
});

it('asks for the state of new documents, also without the column', () => {
  const withNew = { ...table, newRows: { needs: [] } };
  const { questions } = planTable(
    withNew,
    [
      ['assetName', 'price'],
      ['A9', '1'],
    ],
    { documents },
    'en',
  );
  expect(questions).toMatchObject([{ about: 'empty', field: 'state.new', rows: [2], isNew: true }]);
});

it('asks nothing about a line with an error, and lists none of its values as kept', () => {
  const { questions, kept, faults } = plan(
    ['assetName', 'price', 'entryDate', 'state'],
    ['A1', 'much', '', ''],
  );
  expect(faults).toHaveLength(1);
  expect({ questions, kept }).toEqual({ questions: [], kept: [] });
});

it('asks for current and new documents apart', () => {
  const withNew = { ...table, newRows: { needs: [] } };
  const lines = [
    ['assetName', 'state'],
    ['A2', ''],
    ['A9', ''],
  ];
  const empty = { state: 'keep', 'state.new': 'פנויה' };
  const { questions, changes, kept } = planTable(withNew, lines, { documents, answers: { empty } }, 'en');
  expect(questions).toEqual([]);
  expect(kept).toMatchObject([{ key: 'A2', value: 'משוריין' }]);
  expect(changes).toMatchObject([{ key: 'A9', data: { assetName: 'A9', state: null } }]);
});

it('finds the heading below a title, and reports headings that it does not know', () => {
  const { heading, changes } = plan(
    ['Prices of August'],
    [],
    ['Assetname ', '', 'PRICE', 'offer', '', 'Reason (not imported)'],
    ['A1', 'x', '5100', '1', '', 'y'],
  );
  expect(heading).toEqual({ row: 3, unknown: ['B', 'offer'] });
  expect(changes).toMatchObject([{ row: 4, data: { price: 5100 } }]);
});

it.each([
  ['price (₪)', 'area'],
  ['Price (NIS)', 'area (m²)'],
  ['price', 'Area (sqm)'],
])('finds columns with another unit or without one: %s, %s', (price, area) => {
  const titles = { area: { he: 'שטח (מ״ר)', en: 'Area (m²)' } };
  const measured = { ...table, titles, columns: [...table.columns, numberColumn('area')] };
  const { heading, changes } = planTable(
    measured,
    [
      ['assetName', price, area],
      ['A1', '5100', '80'],
    ],
    { documents },
    'en',
  );
  expect(heading?.unknown).toEqual([]);
  expect(changes).toMatchObject([{ data: { price: 5100, area: 80 } }]);
});

it.each<[string, string[], string | null]>([
  ['both readings are possible', ['01/02/2026', '3/4/2026'], '01/02/2026'],
  ['the cells contradict each other', ['13/02/2026', '02/13/2026', '01/02/2026'], '01/02/2026'],
  ['a cell has a day above 12', ['01/02/2026', '13/2/2026'], null],
  ['a cell has a month in front', ['01/02/2026', '2/13/2026'], null],
  ['both are the same day', ['02/02/2026'], null],
  ['points are between', ['1.2.26'], null],
])('asks for the order of day and month unless the file shows it: %s', (_name, cells, example) => {
  const known = new Map(cells.map((_cell, at) => [`B${at}`, { id: at, values: {} }]));
  const lines = [['assetName', 'entryDate'], ...cells.map((cell, at) => [`B${at}`, cell])];
  const { questions } = planTable(table, lines, { documents: known }, 'en');
  expect(questions).toEqual(example === null ? [] : [{ about: 'dayOrder', example }]);
});

it.each([
  [
    [
      ['assetName', 'price'],
      ['A9', '1'],
    ],
    2,
    '“A9” does not exist',
  ],
  [
    [
      ['assetName', 'price'],
      ['A1', '1'],
      ['A1', '2'],
    ],
    3,
    '“A1” is already in line 2',
  ],
  [
    [
      ['assetName', 'price'],
      ['A1', 'much'],
    ],
    2,
    'price: “much” is not allowed. Allowed: a number from 0 on, or an empty cell',
  ],
  [
    [
      ['assetName', 'price'],
      ['A1', '-1'],
    ],
    2,
    'price: “-1” is not allowed. Allowed: a number from 0 on, or an empty cell',
  ],
  [[['assetName', 'price'], [], ['A1', '1', '2']], 3, 'The line has more cells than the heading'],
  [
    [
      ['assetName', 'entryDate'],
      ['A1', '31/02/2027'],
    ],
    2,
    'entryDate: “31/02/2027” is not allowed. Allowed: a day such as 31/12/2027, or an empty cell',
  ],
  [
    [
      ['assetName', 'state'],
      ['A1', 'sold'],
    ],
    2,
    'state: “sold” is not allowed. Allowed: פנויה, משוריין',
  ],
  [
    [
      ['assetName', 'price'],
      ['A3', '1'],
    ],
    2,
    'A3 has an unpublished draft. Publish or discard it first.',
  ],
  [
    [
      ['assetName', 'price'],
      ['A1', '#REF!'],
    ],
    2,
    'price: the spreadsheet shows an error here (#REF!)',
  ],
  [[['price'], ['1']], 1, 'The column “assetName” is missing'],
  [
    [
      ['assetName', 'price', 'price'],
      ['A1', '1', '2'],
    ],
    1,
    'The column “price” appears twice',
  ],
  [
    [
      ['assetName', 'project'],
      ['A1', 'Sea'],
    ],
    1,
    'The file has no column that can be updated. Possible columns: price, entryDate, availableImmediately, state',
  ],
  [[], 1, 'The file is empty'],
])('reports an invalid line with the reason: %j', (lines, row, reason) => {
  expect(plan(...(lines as string[][])).faults).toEqual([{ row, reason }]);
});

it('isolates numbers in Hebrew reasons', () => {
  const lines = [
    ['assetName', 'price'],
    ['A1', '-1'],
  ];
  expect(planTable(table, lines, { documents }, 'he').faults[0]?.reason).toContain('״\u2066-1\u2069״');
});

it.each([
  ['1/3/2027', '2027-03-01T00:00:00.000Z'],
  ['2027-03-01', '2027-03-01T00:00:00.000Z'],
  ['01.03.2027', '2027-03-01T00:00:00.000Z'],
])('parses the day %s', (cell, day) => {
  expect(plan(['assetName', 'entryDate'], ['A2', cell]).changes[0]?.data).toEqual({ entryDate: day });
});

it.each([
  ['₪ 6,500', 6500],
  ['6500.5', 6500.5],
  ['74,5', 74.5],
  ['1,250,000', 1_250_000],
])('parses the number %s', (cell, number) => {
  expect(plan(['assetName', 'price'], ['A2', cell]).changes[0]?.data).toEqual({ price: number });
});

describe('a malicious table', () => {
  const head = ['assetName', 'price', 'entryDate'];

  it('has limited columns', () => {
    const titles = Array.from({ length: 40_000 }, (_one, at) => `t${at}`);
    expect(plan(['assetName', 'price', ...titles], ['A1', '1']).faults).toEqual([
      { row: 1, reason: 'The file has more than 200 columns' },
    ]);
  });

  it('has limited lines', () => {
    const lines = Array.from({ length: 20_000 }, () => ['A1', '1']);
    expect(plan(['assetName', 'price'], ...lines).faults).toEqual([
      { row: 1, reason: 'The file has more than 20000 lines' },
    ]);
  });

  it('is quoted with truncated values', () => {
    const { faults } = plan(head, ['A1', 'x'.repeat(400)]);
    expect(faults).toEqual([
      {
        row: 2,
        reason: `price: “${'x'.repeat(100)}…” is not allowed. Allowed: a number from 0 on, or an empty cell`,
      },
    ]);
  });

  it('has cells of limited length', () => {
    const long = 'x'.repeat(1_000_000);
    const { changes, faults } = plan(head, ['A1', long], [long, '1']);
    expect(changes).toEqual([]);
    expect(faults).toEqual([
      { row: 2, reason: 'The cell of the column “price” is too long' },
      { row: 3, reason: 'The cell of the column “assetName” is too long' },
    ]);
  });

  it('has few reasons per line', () => {
    const { faults } = plan(head, ...Array.from({ length: 3_000 }, () => ['', 'x'.repeat(400), 'y']));
    expect(faults).toHaveLength(3_000);
    const [many = []] = [plan([...head, 'availableImmediately', 'state'], ['A1', 'x', 'x', 'x', 'x']).faults];
    expect(many).toHaveLength(3);
  });

  it('keeps long values and truncates them for display', () => {
    const columns = [textColumn('assetName'), textColumn('note')];
    const long = 'n'.repeat(300);
    const known = new Map<string, TableDocument>([['A1', { id: 1, values: { note: 'm'.repeat(300) } }]]);
    const { changes } = planTable(
      { key: 'assetName', columns },
      [
        ['assetName', 'note'],
        ['A1', long],
      ],
      { documents: known },
      'en',
    );
    expect(changes[0]?.data).toEqual({ note: long });
    expect(changes[0]?.changes).toEqual([
      { field: 'note', from: `${'m'.repeat(100)}…`, to: `${'n'.repeat(100)}…` },
    ]);
  });
});

describe('columns of related documents', () => {
  const titled = {
    ...table,
    titles: { price: { he: 'מחיר', en: 'Price' }, building: { he: 'בניין', en: 'Building' } },
    relations: { project: {}, building: { within: 'project' } },
    newRows: { needs: ['assetName', 'project'] },
  };
  const known = new Map<string, TableDocument>([
    [
      'A1',
      {
        id: 1,
        values: { price: 5000 },
        related: { project: { id: 11, name: 'Sea' }, building: { id: 21, name: 'One' } },
      },
    ],
  ]);
  const related = {
    project: new Map([
      [relatedKey('Sea'), [11]],
      [relatedKey('Hill'), [12]],
    ]),
    building: new Map([
      [relatedKey('One', 'Sea'), [21]],
      [relatedKey('Two', 'Sea'), [22]],
      [relatedKey('One', 'Hill'), [23]],
      [relatedKey('Twin', 'Sea'), [24, 25]],
    ]),
  };
  const planned = (lines: string[][], answers: TableAnswers = {}) =>
    planTable(titled, lines, { documents: known, related, answers }, 'en');
  const heading = ['assetName', 'project', 'building'];

  it('change the relation, and nothing for the current name', () => {
    expect(planned([heading, ['A1', 'Sea', 'One']]).unchanged).toBe(1);
    expect(planned([heading, ['A1', 'Sea', 'Two']]).changes).toMatchObject([
      { changes: [{ field: 'Building', from: 'One', to: 'Two' }], data: { building: 22 } },
    ]);
    const emptied = [heading, ['A1', 'Sea', '']];
    expect(planned(emptied)).toMatchObject({ changes: [], kept: [{ field: 'Building', value: 'One' }] });
    const erase = new Set(['building']);
    expect(planned(emptied, { erase }).changes).toMatchObject([{ data: { building: null } }]);
    expect(planned([heading, ['A1', 'Hill', 'One']]).changes).toMatchObject([
      { data: { project: 12, building: 23 } },
    ]);
    expect(
      planned([
        ['assetName', 'building'],
        ['A1', 'Two'],
      ]).changes,
    ).toMatchObject([{ data: { building: 22 } }]);
  });

  it.each([
    ['an unknown one', ['A1', 'Sea', 'Nowhere'], 'Building: there is no “Nowhere” in “Sea”'],
    ['an unknown owner', ['A1', 'Moon', 'One'], 'project: there is no “Moon”'],
    ['several of one name', ['A1', 'Sea', 'Twin'], 'Building: there are several called “Twin”'],
    ['none where one is needed', ['A1', '', 'One'], 'A1: the column “project” cannot be empty'],
  ])('reject %s', (_name, line, reason) => {
    expect(planned([heading, line], { erase: new Set(['project']) }).faults[0]).toEqual({ row: 2, reason });
  });

  it('are found by their titles in both languages', () => {
    expect(
      planned([
        ['assetName', 'מחיר', ' BUILDING '],
        ['A1', '5100', 'Two'],
      ]).changes,
    ).toMatchObject([{ data: { price: 5100, building: 22 } }]);
    expect(
      planned([
        ['assetName', 'price', 'Price'],
        ['A1', '1', '2'],
      ]).faults,
    ).toEqual([{ row: 1, reason: 'The column “Price” appears twice' }]);
  });
});
