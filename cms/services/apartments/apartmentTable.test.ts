import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startCms, type RunningCms } from '../../test/startCms';
import { zip } from '../../test/zip';
import { logIn } from '../../test/logIn';
import { readXlsx } from '../../content/tables/xlsx/readXlsx';
import { readCsv } from '../../platform/csv/readCsv';

const HEADERS = { 'Accept-Language': 'en' };

let cms: RunningCms;
let editor: Record<string, string>;
let staff: Record<string, string>;

beforeAll(async () => {
  cms = await startCms();
  [editor, staff] = [await logIn(cms, 'editor', HEADERS), await logIn(cms, 'staff', HEADERS)];
});
afterAll(() => cms.stop());
beforeEach(async () => {
  for (const collection of ['apartments', 'buildings', 'projects'] as const)
    await cms.payload.delete({ collection, where: { id: { exists: true } } });
  const building = await cms.payload.create({
    collection: 'buildings',
    locale: 'he',
    data: { buildingTitle: 'בניין א׳' },
  });
  for (const [assetName, data] of [
    ['A1', { price: 5000, floor: -1, entryDate: '2026-12-01T00:00:00.000Z', building: building.id }],
    ['A2', { price: 6000, moreInfoContentHTML: 'reserved' }],
  ] as const)
    await cms.payload.create({
      collection: 'apartments',
      locale: 'he',
      data: { assetName, propertyTitle: assetName, ...data },
    });
});

const post = async (lines: string | Uint8Array<ArrayBuffer>, apply = false, headers = editor) => {
  const response = await fetch(`${cms.url}/api/apartments/table${apply ? '?apply=true' : ''}`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'text/csv' },
    body: lines,
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const prices = async () =>
  (await cms.payload.find({ collection: 'apartments', sort: 'assetName' })).docs.map(({ price }) => price);

it('exports a file that imports again without a change', async () => {
  const response = await fetch(`${cms.url}/api/apartments/table.csv`, { headers: editor });
  expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  const file = await response.text();
  const [titles = [], first = [], second = []] = readCsv(file);
  const cell = (line: string[], title: string) => line[titles.indexOf(title)];
  expect([cell(first, 'Asset name'), cell(first, 'Floor'), cell(first, 'Building')]).toEqual([
    'A1',
    '-1',
    'בניין א׳',
  ]);
  expect(cell(second, 'State')).toBe('משוריין');
  expect((await post(file)).body).toEqual({ changes: [], faults: [], unchanged: 2, applied: false });
});

it('previews the changes and stores them only on request', async () => {
  const file = 'assetName,price,moreInfoContentHTML\nA1,5200,משוריין\nA2,6000,\n';
  const preview = await post(file);
  expect(preview.body).toEqual({
    changes: [
      {
        row: 2,
        key: 'A1',
        isNew: false,
        fields: [
          { field: 'Price', from: '5000', to: '5200' },
          { field: 'State', from: '', to: 'משוריין' },
        ],
      },
      {
        row: 3,
        key: 'A2',
        isNew: false,
        fields: [{ field: 'State', from: 'משוריין', to: '' }],
      },
    ],
    faults: [],
    unchanged: 0,
    applied: false,
  });
  expect(await prices()).toEqual([5000, 6000]);
  expect((await post(file, true)).body).toMatchObject({ applied: true });
  const { docs } = await cms.payload.find({ collection: 'apartments', sort: 'assetName' });
  expect(docs.map(({ price, moreInfoContentHTML }) => [price, moreInfoContentHTML ?? null])).toEqual([
    [5200, 'reserved'],
    [6000, null],
  ]);
});

it('stores nothing when a line is invalid, and names that line', async () => {
  const { status, body } = await post('assetName,price\nA1,5200\nA9,1\n', true);
  expect(status).toBe(422);
  const needs = (column: string) => ({
    row: 3,
    reason: `A9 does not exist yet: to add it, the column “${column}” needs a value`,
  });
  expect(body).toMatchObject({ faults: [needs('Title'), needs('Project')], applied: false });
  expect(await prices()).toEqual([5000, 6000]);
});

it('stores nothing when the database rejects a later line', async () => {
  const { status } = await post('assetName,price,advancePayment\nA1,5200,\nA2,6100,2000000\n', true);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(await prices()).toEqual([5000, 6000]);
});

it('exports an Excel workbook with typed numbers and dates, which imports again without a change', async () => {
  const response = await fetch(`${cms.url}/api/apartments/table.xlsx`, { headers: editor });
  expect(response.headers.get('Content-Type')).toContain('spreadsheetml.sheet');
  expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="apartments.xlsx"');
  const file = new Uint8Array(await response.arrayBuffer());
  const [titles = [], first = []] = await readXlsx(Buffer.from(file));
  const cell = (title: string) => first[titles.indexOf(title)];
  expect([cell('Asset name'), cell('Price'), cell('Entry date'), cell('Building')]).toEqual([
    'A1',
    '5000',
    '2026-12-01',
    'בניין א׳',
  ]);
  expect((await post(file)).body).toEqual({ changes: [], faults: [], unchanged: 2, applied: false });
});

it('exports in the admin’s language and imports in the other one, also from Excel’s Hebrew encoding', async () => {
  const hebrew = { ...editor, 'Accept-Language': 'he' };
  const file = await (await fetch(`${cms.url}/api/apartments/table.csv`, { headers: hebrew })).text();
  expect(readCsv(file)[0]).toEqual(expect.arrayContaining(['שם הנכס', 'מחיר', 'בניין']));
  expect((await post(file)).body).toMatchObject({ changes: [], faults: [], unchanged: 2 });
  // "שם הנכס,מחיר,מטבע" and "A1,5300,₪" in the Windows encoding.
  const windows = Buffer.from('f9ed20e4f0ebf12ceee7e9f82ceee8e1f20d0a41312c353330302ca40d0a', 'hex');
  expect((await post(new Uint8Array(windows))).body).toMatchObject({
    faults: [],
    changes: [{ fields: [{ field: 'Price', from: '5000', to: '5300' }] }],
  });
});

it('names an unknown building', async () => {
  expect((await post('assetName,building\nA1,בניין שאינו\n')).body.faults).toEqual([
    { row: 2, reason: 'Building: there is no “בניין שאינו”' },
  ]);
});

it('creates apartments from new lines, in their project and building', async () => {
  const { payload } = cms;
  const project = await payload.create({
    collection: 'projects',
    locale: 'he',
    draft: true,
    data: { projectTitle: 'מול הים', _status: 'draft' },
  });
  const building = await payload.create({
    collection: 'buildings',
    locale: 'he',
    data: { buildingTitle: 'בניין א׳', project: project.id },
  });
  const file =
    'assetName,propertyTitle,price,project,building\nA1,A1,5200,,בניין א׳\nA7,דירת גן,7000,מול הים,בניין א׳\n';
  const preview = await post(file);
  expect(preview.body.changes).toEqual([
    { row: 2, key: 'A1', isNew: false, fields: [{ field: 'Price', from: '5000', to: '5200' }] },
    {
      row: 3,
      key: 'A7',
      isNew: true,
      fields: [
        { field: 'Title', from: '', to: 'דירת גן' },
        { field: 'Price', from: '', to: '7000' },
        { field: 'Project', from: '', to: 'מול הים' },
        { field: 'Building', from: '', to: 'בניין א׳' },
      ],
    },
  ]);
  expect(await prices()).toEqual([5000, 6000]);
  expect((await post(file, true)).body).toMatchObject({ applied: true });
  const where = { assetName: { equals: 'A7' } };
  const { docs } = await payload.find({ collection: 'apartments', where, depth: 0, locale: 'he' });
  expect(docs).toMatchObject([
    { propertyTitle: 'דירת גן', price: 7000, project: project.id, building: building.id },
  ]);
  expect((await post('assetName,propertyTitle,project\nA8,A8,מגדל\n')).body.faults).toEqual([
    { row: 2, reason: 'Project: there is no “מגדל”' },
  ]);
});

it.each<[string, () => Buffer]>([
  ['an archive of anything else', () => zip({ 'a.txt': 'x' })],
  ['half a workbook', () => zip({ 'xl/workbook.xml': '<workbook/>' }).subarray(0, 60)],
])('rejects %s as a workbook', async (_name, file) => {
  const { body } = await post(new Uint8Array(file()));
  expect(body.faults).toEqual([{ row: 1, reason: 'The file is no Excel workbook that can be read' }]);
});

it('is available to editors only', async () => {
  expect((await post('assetName,price\nA1,1\n', true, staff)).status).toBe(403);
  expect((await post('assetName,price\nA1,1\n', true, {})).status).toBe(403);
  for (const file of ['table.csv', 'table.xlsx'])
    expect((await fetch(`${cms.url}/api/apartments/${file}`, { headers: staff })).status).toBe(403);
  expect(await prices()).toEqual([5000, 6000]);
});
