import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BuiltFiles } from '../../files/BuiltFiles';
import { removeUnreferencedLists } from './removeUnreferencedLists';

const DAY_MS = 86_400_000;
const folder = mkdtempSync(path.join(tmpdir(), 'unnamed-lists-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => jest.useRealTimers());

it('keeps unreferenced files for a day, across processes', async () => {
  const lists = path.join(folder, 'static/listings');
  const data = path.join(folder, 'page-data/projects/page-data.json');
  const kept = new Map<string, unknown>();
  const cache = {
    get: (key: string) => Promise.resolve(kept.get(key)),
    set: (key: string, value: unknown) => Promise.resolve(kept.set(key, value)),
  };
  const build = () =>
    removeUnreferencedLists(
      folder,
      [{ path: '/projects/' }, { path: '/gone/' }],
      new BuiltFiles(folder).look(),
      cache,
    );
  const name = (...files: string[]) =>
    writeFileSync(data, JSON.stringify({ files: files.map((file) => `/static/listings/${file}`) }));
  for (const at of [lists, path.dirname(data)]) mkdirSync(at, { recursive: true });
  for (const file of ['0a.json', '0a.json.br', '0b.json', '0c.json', '0d.json.77'])
    writeFileSync(path.join(lists, file), '[]');
  // An old modification time must not matter. Only the time since the file became unreferenced counts, because visitors
  // may still request it.
  const longAgo = new Date(Date.now() - 9 * DAY_MS);
  utimesSync(path.join(lists, '0a.json'), longAgo, longAgo);

  name('0a.json', '0b.json');
  await build();
  expect(readdirSync(lists)).toHaveLength(5);
  name('0b.json', '0c.json');
  await build();
  jest.useFakeTimers({ now: Date.now() + 0.9 * DAY_MS, doNotFake: ['nextTick', 'setImmediate'] });
  await build();
  expect(readdirSync(lists)).toHaveLength(5);
  jest.setSystemTime(Date.now() + 0.2 * DAY_MS);
  await build();
  // The temporary file of an aborted process is removed as well.
  expect(readdirSync(lists)).toEqual(['0b.json', '0c.json']);
});
