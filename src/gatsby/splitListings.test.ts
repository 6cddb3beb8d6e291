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

it('does so once for each build, and keeps files of the build before for a day', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'listings-'));
  const data = path.join(folder, 'page-data/projects/page-data.json');
  mkdirSync(path.dirname(data), { recursive: true });
  writeFileSync(data, pageData(2_000));
  await splitListings(folder, [{ path: '/projects/' }, { path: '/gone/' }], builtFiles(folder));
  const parted = readFileSync(data, 'utf8');
  const files = readdirSync(path.join(folder, 'static/listings'));
  expect(files).toHaveLength(1);
  const old = path.join(folder, 'static/listings/0123.json');
  writeFileSync(old, '[]');
  writeFileSync(path.join(folder, 'static/listings/4567.json'), '[]');
  const [before] = [new Date(Date.now() - 2 * 86_400_000)];
  utimesSync(old, before, before);
  utimesSync(path.join(folder, 'static/listings', files[0] ?? ''), before, before);
  await splitListings(folder, [{ path: '/projects/' }], builtFiles(folder));
  expect(readFileSync(data, 'utf8')).toBe(parted);
  expect(readdirSync(path.join(folder, 'static/listings')).sort()).toEqual([...files, '4567.json'].sort());
  rmSync(folder, { recursive: true });
});
