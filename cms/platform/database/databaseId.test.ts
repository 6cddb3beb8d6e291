import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCms, type RunningCms } from '../../test/startCms';
import { databaseId, assignDatabaseId } from './databaseId';

let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());

const headerOf = async () => (await fetch(`${cms.url}/api/pages?limit=1`)).headers.get('X-Database-Id');
const version = async () =>
  ((await (await fetch(`${cms.url}/web/content/version`)).json()) as { version: string }).version;

it('is sent in REST responses and does not change', async () => {
  const id = databaseId();
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(await headerOf()).toBe(id);
  await assignDatabaseId(cms.payload);
  expect(databaseId()).toBe(id);
});

it('is the same for two instances that start at the same time', async () => {
  await cms.payload.kv.delete('database-id');
  const { create } = cms.payload.db;
  const other = { key: 'database-id', data: { id: 'of the other one' } };
  cms.payload.db.create = async (args) => {
    cms.payload.db.create = create;
    await create.call(cms.payload.db, { collection: 'payload-kv', data: other });
    return create.call(cms.payload.db, args);
  };
  await assignDatabaseId(cms.payload);
  expect(databaseId()).toBe('of the other one');
});

it('changes after a restore, and so does the content version of the site', async () => {
  const before = { id: databaseId(), version: await version() };
  await cms.payload.kv.delete('database-id');
  await assignDatabaseId(cms.payload);
  expect(databaseId()).not.toBe(before.id);
  expect(await version()).not.toBe(before.version);
});
