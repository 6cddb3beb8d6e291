import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCms, type RunningCms } from '../../test/startCms';
import { writeXlsx } from '../tables/xlsx/writeXlsx';
import { logIn } from '../../test/logIn';

let cms: RunningCms;
let headers: Record<string, string>;

beforeAll(async () => {
  cms = await startCms();
  headers = await logIn(cms, 'editor', { 'Accept-Language': 'en' });
});
afterAll(() => cms.stop());

interface Answer {
  changes: unknown[];
  faults: unknown[];
  preview: string;
  applied: boolean;
}

const post = async (body: string | Uint8Array<ArrayBuffer>, confirmed = '') => {
  const url = `${cms.url}/api/products/table?confirmed=${confirmed}`;
  const response = await fetch(url, { method: 'POST', headers, body });
  return (await response.json()) as Answer;
};

it('creates drafts from new lines, and reports lines without a company', async () => {
  const { payload } = cms;
  const company = await payload.create({
    collection: 'companies',
    locale: 'he',
    data: { companyId: 6001, name: 'דבקי הארץ' },
  });
  const heading = ['id', 'productName', 'shortUse', 'company'];
  const bad = await post(writeXlsx([heading, ['', 'דבק 10', '', ''], ['9999', 'x', '', 'דבקי הארץ']], 'a'));
  expect(bad.faults).toEqual([
    { row: 2, reason: 'The new entry does not exist yet: to add it, the column “Company” needs a value' },
    { row: 3, reason: '“9999” does not exist' },
  ]);
  const file = writeXlsx(
    [heading, ['', 'דבק 10', 'לרצפה', 'דבקי הארץ'], ['', 'דבק 20', '', 'דבקי הארץ']],
    'products',
  );
  const { changes, preview } = await post(file);
  expect(changes).toMatchObject([
    { row: 2, key: '', isNew: true },
    { row: 3, key: '', isNew: true },
  ]);
  expect((await payload.count({ collection: 'products' })).totalDocs).toBe(0);
  expect(await post(file, preview)).toMatchObject({ applied: true });
  const { docs } = await payload.find({
    collection: 'products',
    draft: true,
    locale: 'he',
    depth: 0,
    sort: 'id',
  });
  expect(docs).toMatchObject([
    { productName: 'דבק 10', shortUse: 'לרצפה', company: company.id, _status: 'draft' },
    { productName: 'דבק 20', company: company.id, _status: 'draft' },
  ]);
  // All documents of an import get the time of its end. Otherwise the site, which asks for changes since its last
  // query, could miss some.
  const stored = await payload.find({ collection: 'products', depth: 0 });
  expect(new Set(stored.docs.map(({ updatedAt }) => updatedAt)).size).toBe(1);
});
