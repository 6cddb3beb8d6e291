import { createHash } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { builtFiles } from './builtFiles';
import { splitListing, splitListings } from './splitListings';

const hash = (text: string) => createHash('sha512').update(text).digest('hex');
const pageData = (count: number) =>
  JSON.stringify({
    path: '/projects/',
    result: {
      data: {
        page: {
          id: 'p',
          listedProjects: Array.from({ length: count }, (_, index) => ({
            id: index,
            picture: hash(`${index}`),
          })),
        },
      },
      pageContext: { language: 'he' },
    },
  });

it.each([0, 9, 500])('leaves a list of %i together with its page', (count) => {
  expect(splitListing(pageData(count))).toBeNull();
});

it('parts a long list from its page, of which the first entries remain', () => {
  const split = splitListing(pageData(2_000));
  const page = JSON.parse(split?.pageData ?? '') as {
    result: { data: { page: { id: string; listedProjects: unknown[] } }; pageContext: object };
  };
  expect(page.result.data.page.listedProjects).toHaveLength(9);
  expect(page.result.pageContext).toEqual({ language: 'he', listing: split?.file });
  expect(JSON.parse(split?.entries ?? '')).toHaveLength(2_000);
  expect(split?.file).toMatch(/^\/static\/listings\/[0-9a-f]{20}\.json$/);
});

it('parts a list that stands beside the page in its data', () => {
  const { path: address, result } = JSON.parse(pageData(2_000)) as {
    path: string;
    result: { data: { page: { listedProjects: unknown } }; pageContext: object };
  };
  const data = { page: { id: 'p' }, listedArticles: result.data.page.listedProjects };
  const split = splitListing(JSON.stringify({ path: address, result: { ...result, data } }));
  const parted = JSON.parse(split?.pageData ?? '') as {
    result: { data: { page: object; listedArticles: unknown[] } };
  };
  expect(parted.result.data.page).toEqual({ id: 'p' });
  expect(parted.result.data.listedArticles).toHaveLength(9);
  expect(JSON.parse(split?.entries ?? '')).toHaveLength(2_000);
});

it('does so once for each build, and keeps files that are named no more for a day', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'listings-'));
  const data = path.join(folder, 'page-data/projects/page-data.json');
  const lists = () => readdirSync(path.join(folder, 'static/listings')).sort();
  const kept = new Map<string, unknown>();
  const cache = {
    get: (key: string) => Promise.resolve(kept.get(key)),
    set: (key: string, value: unknown) => Promise.resolve(kept.set(key, value)),
  };
  const build = () =>
    splitListings(folder, [{ path: '/projects/' }, { path: '/gone/' }], builtFiles(folder), cache);
  mkdirSync(path.dirname(data), { recursive: true });
  writeFileSync(data, pageData(2_000));
  await build();
  const parted = readFileSync(data, 'utf8');
  const [first = ''] = lists();
  expect(lists()).toEqual([first]);
  // However long it lay there before, a visitor may have its name when it is named no more.
  const longAgo = new Date(Date.now() - 9 * 86_400_000);
  utimesSync(path.join(folder, 'static/listings', first), longAgo, longAgo);
  await build();
  expect(readFileSync(data, 'utf8')).toBe(parted);
  writeFileSync(data, pageData(2_001));
  await build();
  const both = lists();
  expect(both).toHaveLength(2);
  expect(both).toContain(first);
  jest.useFakeTimers({ now: Date.now() + 0.9 * 86_400_000, doNotFake: ['nextTick', 'setImmediate'] });
  await build();
  expect(lists()).toEqual(both);
  jest.setSystemTime(Date.now() + 0.2 * 86_400_000);
  await build();
  jest.useRealTimers();
  expect(lists()).toEqual(both.filter((name) => name !== first));
  rmSync(folder, { recursive: true });
});
