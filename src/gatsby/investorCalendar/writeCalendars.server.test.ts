import { mkdir, mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BuiltFiles } from '../files/BuiltFiles';
import { writeCalendars } from './writeCalendars';

const SITE = 'https://even-derech.example';

const event = (id: string) => ({
  id,
  title: `Event ${id}`,
  date: '2026-11-25',
  startTime: null,
  endTime: null,
  place: null,
  cancelled: false,
  link: null,
  report: null,
});

/** Creates the query function of a build whose pages contain events with the given ids. */
const graphql = (ids: string[]) => () =>
  Promise.resolve({
    data: {
      cmsSiteSettings: { siteName: 'Even Derech' },
      pages: [
        {
          title: 'Investors',
          path: '/investors-relations/',
          updatedAt: '2026-11-20T12:34:56.000Z',
          blocks: [{ events: ids.map(event) }],
        },
      ],
    },
  });

it('writes new files, keeps unchanged ones, and removes obsolete ones', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'calendars-'));
  await writeCalendars(folder, graphql(['a', 'b']), SITE, new BuiltFiles(folder));
  const events = path.join(folder, 'en/investors-relations/calendar');
  expect((await readdir(events)).sort()).toEqual(['a.ics', 'b.ics']);
  expect(await readFile(path.join(folder, 'investors-relations/calendar.ics'), 'utf8')).toContain('Event b');
  const before = await stat(path.join(events, 'b.ics'));
  await writeCalendars(folder, graphql(['b']), SITE, new BuiltFiles(folder));
  expect(await readdir(events)).toEqual(['b.ics']);
  expect((await stat(path.join(events, 'b.ics'))).mtimeMs).toBe(before.mtimeMs);
  expect(await readFile(path.join(folder, 'investors-relations/calendar.ics'), 'utf8')).not.toContain(
    'Event a',
  );
});

it("keeps editors' pages at and below the address of its folder", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'calendars-'));
  const events = path.join(folder, 'en/investors-relations/calendar');
  await mkdir(path.join(events, '2026'), { recursive: true });
  await writeFile(path.join(events, 'index.html'), 'A page');
  await writeFile(path.join(events, '2026/index.html'), 'A page below it');
  for (const ids of [['a'], ['b']]) await writeCalendars(folder, graphql(ids), SITE, new BuiltFiles(folder));
  expect((await readdir(events)).sort()).toEqual(['2026', 'b.ics', 'index.html']);
});

it('fails the build when the query fails', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'calendars-'));
  const broken = () => Promise.resolve({ errors: [{ message: 'No such field' }] });
  await expect(writeCalendars(folder, broken, SITE, new BuiltFiles(folder))).rejects.toThrow('No such field');
});
