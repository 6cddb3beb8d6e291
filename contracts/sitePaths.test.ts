import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGE_CODES } from '../src/i18n/languages';
import { localizedRoute, schedulerRoute } from '../src/i18n/paths';

const { isSitesOwn } = jest.requireActual<{ isSitesOwn: (path: string) => boolean }>(
  '../cms/platform/addresses/isSitesOwn',
);

const STATIC = path.resolve(__dirname, '../static');
const folders = existsSync(STATIC)
  ? readdirSync(STATIC, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  : [];

test.each([
  ...LANGUAGE_CODES.map((language) => schedulerRoute(language)),
  ...LANGUAGE_CODES.map((language) => localizedRoute('/404/', language)),
  ...['/api/', '/page-data/', '/slice-data/', '/static/', '/_gatsby/'],
  ...folders.map(({ name }) => `/${name}/`),
])('the CMS reserves %s for the site', (address) => {
  expect(isSitesOwn(address)).toBe(true);
});

test('other addresses are available', () => {
  expect(['/', '/en/', '/schedules/', '/about/schedule/'].filter(isSitesOwn)).toEqual([]);
});
