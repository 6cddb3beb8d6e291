import { VERSION_PARAMETER, versionedUrl, versionTime } from './fileVersion.ts';

const FILE = 'https://cms.example/api/media/file/plan%20a.pdf';

it('adds the time at which the document was saved', () => {
  const savedAt = '2026-11-27T12:00:00.123Z';
  const url = new URL(versionedUrl(FILE, savedAt));
  expect(url.pathname).toBe('/api/media/file/plan%20a.pdf');
  expect(versionTime(url.searchParams.get(VERSION_PARAMETER))).toBe(Date.parse(savedAt));
});

it.each([
  ['without a time', FILE, null],
  ['with a time that is none', FILE, 'yesterday'],
  ['that is a path', '/api/media/file/a.pdf', '2026-11-27T12:00:00.000Z'],
])('leaves an address %s unchanged', (_, url, savedAt) => {
  expect(versionedUrl(url, savedAt)).toBe(url);
});

it('replaces an existing version', () => {
  const first = versionedUrl(FILE, '2026-01-01T00:00:00.000Z');
  const second = versionedUrl(first, '2026-01-02T00:00:00.000Z');
  expect(second).toBe(versionedUrl(FILE, '2026-01-02T00:00:00.000Z'));
});

it.each([null, '', 'A', '-1', '1.5', 'é', '00000000000'])('%j contains no time', (version) => {
  expect(versionTime(version)).toBeNaN();
});
