import { setEnding } from '@group/http-server/isEnding';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { startCms, type RunningCms } from '../../test/startCms';
import { query } from '../database/query';

let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms();
});
afterEach(() => {
  setEnding(false);
  vi.restoreAllMocks();
});
afterAll(() => cms.stop());

const ask = async (name: string) => {
  const response = await fetch(`${cms.url}/web/health${name}`);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const { status } = (await response.json()) as { status: string };
  return [response.status, status];
};

const WELL = [200, 'ok'];
const NOT_WELL = [503, 'unavailable'];

it.each(['', '/live', '/ready'])('GET /web/health%s answers ok for a healthy CMS', async (name) => {
  expect(await ask(name)).toEqual(WELL);
});

it('is not ready while it shuts down, but stays live', async () => {
  setEnding(true);
  expect(await ask('/ready')).toEqual(NOT_WELL);
  expect(await ask('/live')).toEqual(WELL);
});

it('is not ready while the database lacks a migration', async () => {
  const logged = vi.spyOn(cms.payload.logger, 'error').mockImplementation(() => undefined);
  const newest = sql`(SELECT MAX(id) FROM payload_migrations)`;
  const [kept] = await query<{ name: string }>(
    cms,
    sql`SELECT name FROM payload_migrations WHERE id = ${newest}`,
  );
  const rename = (name: string) =>
    query(cms, sql`UPDATE payload_migrations SET name = ${name} WHERE id = ${newest} RETURNING id`);
  await rename('of_another_version');
  expect(await ask('/ready')).toEqual(NOT_WELL);
  expect(logged.mock.calls.flat().join()).toContain(kept?.name);
  await rename(kept?.name ?? '');
  expect(await ask('/ready')).toEqual(WELL);
});

it('is live but neither healthy nor ready without its database', async () => {
  vi.spyOn(cms.payload.logger, 'error').mockImplementation(() => undefined);
  const { db } = cms.payload as unknown as {
    db: { pool?: { end: () => Promise<void> }; client?: { close: () => void } };
  };
  // The promise is not awaited, because it would not resolve: Payload keeps one connection open.
  if (db.pool) void db.pool.end();
  else db.client?.close();
  expect(await ask('')).toEqual(NOT_WELL);
  expect(await ask('/ready')).toEqual(NOT_WELL);
  expect(await ask('/live')).toEqual(WELL);
});
