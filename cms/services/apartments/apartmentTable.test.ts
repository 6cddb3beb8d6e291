import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startCms, type RunningCms } from '../../test/startCms';
import { readCsv } from '../../platform/csv/readCsv';

let cms: RunningCms;
let editor: Record<string, string>;
let staff: Record<string, string>;

async function login(name: string): Promise<Record<string, string>> {
  const response = await fetch(`${cms.url}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: `${name}@even-derech.example`, password: 'password-of-the-tests' }),
  });
  const { token } = (await response.json()) as { token: string };
  return { Authorization: `JWT ${token}`, 'Accept-Language': 'en' };
}

beforeAll(async () => {
  cms = await startCms();
  [editor, staff] = [await login('editor'), await login('staff')];
});
afterAll(() => cms.stop());
beforeEach(async () => {
  await cms.payload.delete({ collection: 'apartments', where: { id: { exists: true } } });
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

const post = async (lines: string, apply = false, headers = editor) => {
  const response = await fetch(`${cms.url}/api/apartments/table${apply ? '?apply=true' : ''}`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'text/csv' },
    body: lines,
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const prices = async () =>
  (await cms.payload.find({ collection: 'apartments', sort: 'assetName' })).docs.map(({ price }) => price);

it('goes out as a file that comes back without a change', async () => {
  const response = await fetch(`${cms.url}/api/apartments/table.csv`, { headers: editor });
  expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  const file = await response.text();
  const [titles = [], first = [], second = []] = readCsv(file);
  const cell = (line: string[], title: string) => line[titles.indexOf(title)];
  expect([cell(first, 'assetName'), cell(first, 'floor'), cell(first, 'building')]).toEqual([
    'A1',
    '-1',
    'בניין א׳',
  ]);
  expect(cell(second, 'moreInfoContentHTML')).toBe('משוריין');
  expect((await post(file)).body).toEqual({ changes: [], faults: [], unchanged: 2, applied: false });
});

it('shows what will change, and stores it only when that is asked for', async () => {
  const file = 'assetName,price,moreInfoContentHTML\nA1,5200,משוריין\nA2,6000,\n';
  const preview = await post(file);
  expect(preview.body).toEqual({
    changes: [
      {
        row: 2,
        key: 'A1',
        fields: [
          { field: 'price', from: '5000', to: '5200' },
          { field: 'moreInfoContentHTML', from: '', to: 'משוריין' },
        ],
      },
      { row: 3, key: 'A2', fields: [{ field: 'moreInfoContentHTML', from: 'משוריין', to: '' }] },
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

it('stores nothing of a file with a bad line, and names that line', async () => {
  const { status, body } = await post('assetName,price\nA1,5200\nA9,1\n', true);
  expect(status).toBe(422);
  expect(body).toMatchObject({ faults: [{ row: 3, reason: 'There is no A9' }], applied: false });
  expect(await prices()).toEqual([5000, 6000]);
});

it('stores nothing when the database refuses a later line', async () => {
  const { status } = await post('assetName,price,advancePayment\nA1,5200,\nA2,6100,2000000\n', true);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(await prices()).toEqual([5000, 6000]);
});

it('is for editors alone', async () => {
  expect((await post('assetName,price\nA1,1\n', true, staff)).status).toBe(403);
  expect((await post('assetName,price\nA1,1\n', true, {})).status).toBe(403);
  expect((await fetch(`${cms.url}/api/apartments/table.csv`, { headers: staff })).status).toBe(403);
  expect(await prices()).toEqual([5000, 6000]);
});
