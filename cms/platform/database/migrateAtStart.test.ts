import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openPayload } from '../../test/openPayload';
import { migrateAtStart } from './migrateAtStart';

let payload: Payload;

beforeAll(async () => {
  payload = await openPayload();
});
afterAll(() => payload.destroy());

test('rejects a database of an unknown version and explains what to do', async () => {
  await expect(migrateAtStart(payload.db, [{ name: 'another' }], (work) => work())).rejects.toThrow(
    /migrations that this version of the CMS does not know .*_initial.* or use an empty database/,
  );
});

test('does not migrate a database that cannot be read', async () => {
  const migrate = vi.fn(() => Promise.resolve());
  const find = () => Promise.reject(new Error('Failed query', { cause: new Error('disk I/O error') }));
  const db = { migrate, payload: { find } } as unknown as Payload['db'];
  await expect(migrateAtStart(db, [], (work) => work())).rejects.toThrow('Failed query');
  expect(migrate).not.toHaveBeenCalled();
});

test('migrates an empty database', async () => {
  const cause = Object.assign(new Error('relation does not exist'), { code: '42P01' });
  const migrate = vi.fn(() => Promise.resolve());
  const find = () => Promise.reject(new Error('Failed query', { cause }));
  const db = { migrate, payload: { find } } as unknown as Payload['db'];
  await migrateAtStart(db, [], (work) => work());
  expect(migrate).toHaveBeenCalledOnce();
});
