import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startCms, type RunningCms } from '../../test/startCms';
import { zip } from '../../test/zip';
import { logIn } from '../../test/logIn';
import { readXlsx } from '../../content/tables/xlsx/readXlsx';
import { writeXlsx } from '../../content/tables/xlsx/writeXlsx';
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

type Body = Record<string, unknown>;
type File = string | Uint8Array<ArrayBuffer>;

const send = async (file: File, query = '', headers = editor): Promise<Response> =>
  fetch(`${cms.url}/api/apartments/table${query}`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'text/csv' },
    body: file,
  });
const post = async (file: File, query = '', headers = editor) => {
  const response = await send(file, query, headers);
  return { status: response.status, body: (await response.json()) as Body };
};
/** Imports a file like an editor: requests the preview and confirms it. */
const confirm = async (file: File, query = '') => {
  const { preview } = (await post(file, `?${query}`)).body;
  return post(file, `?${query}&confirmed=${String(preview)}`);
};
const UNCHANGED = { changes: [], faults: [], kept: [], questions: [], unchanged: 2, applied: false };
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
  expect([cell(first, 'State'), cell(second, 'State')]).toEqual(['פנויה', 'משוריין']);
  expect((await post(file)).body).toMatchObject(UNCHANGED);
});

it('previews the changes and stores them only once they are confirmed', async () => {
  const file = 'assetName,price,moreInfoContentHTML\nA1,5200,משוריין\nA2,6000,פנויה\n';
  const preview = await post(file);
  expect(preview.body).toMatchObject({
    heading: { row: 1, unknown: [] },
    changes: [
      {
        row: 2,
        key: 'A1',
        isNew: false,
        fields: [
          { field: 'Price', from: '5000', to: '5200' },
          { field: 'State', from: 'פנויה', to: 'משוריין' },
        ],
      },
      {
        row: 3,
        key: 'A2',
        isNew: false,
        fields: [{ field: 'State', from: 'משוריין', to: 'פנויה' }],
      },
    ],
    faults: [],
    unchanged: 0,
    applied: false,
  });
  expect(await prices()).toEqual([5000, 6000]);
  expect((await confirm(file)).body).toMatchObject({ applied: true });
  const { docs } = await cms.payload.find({ collection: 'apartments', sort: 'assetName' });
  expect(docs.map(({ price, moreInfoContentHTML }) => [price, moreInfoContentHTML ?? null])).toEqual([
    [5200, 'reserved'],
    [6000, null],
  ]);
});

it('stores nothing without the confirmation of what it would store', async () => {
  const file = 'assetName,price\nA1,5200\n';
  expect((await post(file, '?apply=true')).body).toMatchObject({ applied: false });
  expect(await post(file, '?confirmed=x')).toMatchObject({ status: 409, body: { applied: false } });
  const { preview } = (await post(file)).body;
  const changed = {
    collection: 'apartments',
    where: { assetName: { equals: 'A1' } },
    data: { price: 5100 },
  } as const;
  await cms.payload.update(changed);
  expect((await post(file, `?confirmed=${String(preview)}`)).status).toBe(409);
  expect(await prices()).toEqual([5100, 6000]);
});

it('stores nothing while a question is open', async () => {
  const file = 'assetName,moreInfoContentHTML\nA1,משוריין\nA2,\n';
  const { status, body } = await confirm(file);
  expect(status).toBe(422);
  expect(body.questions).toMatchObject([
    { about: 'empty', field: 'moreInfoContentHTML', title: 'State', rows: [3] },
  ]);
  expect((await confirm(file, 'empty=moreInfoContentHTML:keep')).body).toMatchObject({ applied: true });
  const { docs } = await cms.payload.find({ collection: 'apartments', sort: 'assetName' });
  expect(docs.map(({ moreInfoContentHTML }) => moreInfoContentHTML)).toEqual(['reserved', 'reserved']);
});

const needs = (column: string) => ({
  row: 3,
  reason: `A9 does not exist yet: to add it, the column “${column}” needs a value`,
});

it('stores nothing when a line is invalid, unless the editor leaves it out', async () => {
  const file = 'assetName,price,moreInfoContentHTML\nA1,5200,פנויה\nA9,1,פנויה\n';
  const { status, body } = await confirm(file);
  expect(status).toBe(422);
  expect(body).toMatchObject({ faults: [needs('Title'), needs('Project')], refused: 1, applied: false });
  expect(await prices()).toEqual([5000, 6000]);
  expect((await confirm(file, 'skip=true')).body).toMatchObject({ applied: true });
  expect(await prices()).toEqual([5200, 6000]);
});

it('returns the invalid lines with their reasons, for a file that imports after correction', async () => {
  const response = await fetch(`${cms.url}/api/apartments/table/refused.xlsx`, {
    method: 'POST',
    headers: { ...editor, 'Content-Type': 'text/csv' },
    body: 'August\nassetName,price\nA1,"8,7,500"\nA2,6100\n',
  });
  expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="apartments-refused.xlsx"');
  const { lines } = await readXlsx(Buffer.from(await response.arrayBuffer()));
  expect(lines).toEqual([
    ['assetName', 'price', 'Reason (not imported)'],
    ['A1', '8,7,500', 'Price: “8,7,500” is not allowed. Allowed: a number from 0 on, or an empty cell'],
  ]);
  const corrected = writeXlsx([lines[0] as string[], ['A1', '8,750', '']], 'apartments');
  expect((await post(corrected)).body).toMatchObject({
    heading: { unknown: [] },
    changes: [{ key: 'A1', fields: [{ to: '8750' }] }],
  });
});

it('stores nothing when the collection rejects a later line, and names the line', async () => {
  const other = await cms.payload.create({
    collection: 'projects',
    locale: 'he',
    draft: true,
    data: { projectTitle: 'הגבעה', _status: 'draft' },
  });
  const building = await cms.payload.create({
    collection: 'buildings',
    locale: 'he',
    data: { buildingTitle: 'בניין ב׳', project: other.id },
  });
  await cms.payload.update({
    collection: 'apartments',
    where: { assetName: { equals: 'A2' } },
    data: { project: other.id, building: building.id },
  });
  await cms.payload.create({
    collection: 'projects',
    locale: 'he',
    draft: true,
    data: { projectTitle: 'מול הים', _status: 'draft' },
  });
  // Only the project changes. The apartment's building, which is kept, belongs to the other project, so the row is
  // rejected.
  const { status, body } = await confirm('assetName,price,project,building\nA1,5200,,\nA2,6100,מול הים,\n');
  expect(status).toBe(422);
  expect(body).toMatchObject({ faults: [{ row: 3 }], applied: false });
  expect(await prices()).toEqual([5000, 6000]);
});

it('exports an Excel workbook with typed numbers and dates, which imports again without a change', async () => {
  const response = await fetch(`${cms.url}/api/apartments/table.xlsx`, { headers: editor });
  expect(response.headers.get('Content-Type')).toContain('spreadsheetml.sheet');
  expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="apartments.xlsx"');
  const file = new Uint8Array(await response.arrayBuffer());
  const { lines } = await readXlsx(Buffer.from(file));
  const [titles = [], first = []] = lines;
  const cell = (title: string) => first[titles.indexOf(title)];
  expect([cell('Asset name'), cell('Price'), cell('Entry date'), cell('Building')]).toEqual([
    'A1',
    '5000',
    '2026-12-01',
    'בניין א׳',
  ]);
  expect((await post(file)).body).toMatchObject(UNCHANGED);
});

it('exports in the admin’s language and imports in the other one, also from Excel’s Hebrew encoding', async () => {
  const hebrew = { ...editor, 'Accept-Language': 'he' };
  const file = await (await fetch(`${cms.url}/api/apartments/table.csv`, { headers: hebrew })).text();
  expect(readCsv(file)[0]).toEqual(expect.arrayContaining(['שם הנכס', 'מחיר', 'בניין']));
  expect((await post(file)).body).toMatchObject({ changes: [], faults: [], unchanged: 2 });
  // The text "שם הנכס,מחיר,מטבע" and "A1,5300,₪" in the Hebrew encoding of Windows.
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
    'assetName,propertyTitle,price,project,building,moreInfoContentHTML\nA1,A1,5200,,בניין א׳,פנויה\nA7,דירת גן,7000,מול הים,בניין א׳,פנויה\n';
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
        { field: 'State', from: '', to: 'פנויה' },
        { field: 'Project', from: '', to: 'מול הים' },
        { field: 'Building', from: '', to: 'בניין א׳' },
      ],
    },
  ]);
  expect(await prices()).toEqual([5000, 6000]);
  expect((await confirm(file)).body).toMatchObject({ applied: true });
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
  expect(body.faults).toEqual([{ row: 1, reason: 'The file is not a readable Excel workbook' }]);
});

it('is available to editors only', async () => {
  expect((await send('assetName,price\nA1,1\n', '', staff)).status).toBe(403);
  expect((await send('assetName,price\nA1,1\n', '', {})).status).toBe(403);
  const refused = { method: 'POST', headers: staff, body: 'assetName,price\nA1,1\n' };
  expect((await fetch(`${cms.url}/api/apartments/table/refused.xlsx`, refused)).status).toBe(403);
  for (const file of ['table.csv', 'table.xlsx'])
    expect((await fetch(`${cms.url}/api/apartments/${file}`, { headers: staff })).status).toBe(403);
  expect(await prices()).toEqual([5000, 6000]);
});
