import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addressFault } from '@group/rules/addresses/addressFault';
import { reservedNames } from '@group/rules/addresses/reservedNames';
import { isSiteFile, takenAddresses, reservedAddresses } from './takenAddresses';

let folder = '';
const add = (name: string) => {
  mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
  writeFileSync(path.join(folder, name), '');
};
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'static-'));
  add('favicon.ico');
  add('icons/icon.svg');
});
afterEach(() => rmSync(folder, { recursive: true }));

const isRefused = (address: string, addresses = reservedAddresses({ folder })) =>
  addressFault(address, reservedNames(addresses)) !== null;

test.each([
  '/favicon.ico/',
  '/icons/',
  '/icons/logo/',
  '/404/',
  '/en/404/',
  '/404.html/',
  '/schedule/',
  '/en/schedule/',
  '/api/',
  '/page-data/',
  '/slice-data/',
  '/static/',
  '/static/search/',
  '/_gatsby/',
  '/app-data.json/',
  '/magazine/rss.xml/',
  '/en/magazine/rss.xml/',
  '/investors-relations/rss.xml/',
  '/investors-relations/calendar.ics/',
  '/en/investors-relations/calendar.ics/',
  '/sitemap-index.xml/',
  '/sitemap-0.xml/',
  '/robots.txt/',
  '/_redirects',
  '/web/health/',
  '/index/',
])('no document may have the address %s', (address) => {
  expect(isRefused(address)).toBe(true);
});

test.each([
  '/',
  '/en/',
  '/schedules/',
  '/about/schedule/',
  '/magazine/',
  '/investors-relations/calendar/',
  '/sitemap/',
])('documents may have the address %s', (address) => {
  expect(isRefused(address)).toBe(false);
});

test('a file that is added to the static folder reserves its address', () => {
  expect(isRefused('/brochure.pdf/')).toBe(false);
  add('brochure.pdf');
  expect(isRefused('/brochure.pdf/')).toBe(true);
  expect(addressFault('/brochure.pdf/', takenAddresses(folder))).toEqual({
    kind: 'reserved',
    by: 'brochure.pdf',
  });
});

test('a file in the folder of a page leaves the page and reserves its own address', () => {
  add('about/team.pdf');
  const addresses = reservedAddresses({ folder, pages: ['/about/'] });
  expect(isRefused('/about/', addresses)).toBe(false);
  expect(isRefused('/about/team.pdf/', addresses)).toBe(true);
  expect(addressFault('/about/', takenAddresses(folder))).toBeNull();
  expect(addressFault('/about/team.pdf/', takenAddresses(folder))?.kind).toBe('reserved');
});

test('a static page reserves its address', () => {
  add('campaign/index.html');
  expect(addressFault('/campaign/', takenAddresses(folder))?.kind).toBe('reserved');
});

test('files that a plugin wrote are reserved, those of pages, scripts and Gatsby are not listed', () => {
  const files = [
    'brands.webmanifest',
    'brands.webmanifest.br',
    'about/index.html',
    'about/index.html.br',
    'investors-relations/calendar/a.ics',
    'sitemap-1.xml',
    'app-0123456789.js',
    'app-0123456789.js.br',
    'page-data/about/page-data.json',
    'static/listings/a.json',
    'icons/icon.svg',
  ].filter(isSiteFile);
  const before = reservedAddresses({ folder });
  const after = reservedAddresses({ folder, files, pages: ['/about/'] });
  expect(after.filter((address) => !before.includes(address))).toEqual([
    'brands.webmanifest',
    'investors-relations/calendar/a.ics',
    'sitemap-1.xml',
  ]);
});
