import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addressFault } from './addressFault.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'addresses-'));
afterAll(() => rmSync(folder, { recursive: true }));

beforeAll(() => {
  for (const file of [
    'static/favicon.ico',
    'static/tool/index.html',
    'public/_redirects',
    'public/page-data/app-data.json',
    'public/favicon.ico/index.html',
    'public/about/index.html',
  ]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), '');
  }
});

it.each([
  ['/favicon.ico/', 'used by the file /favicon.ico'],
  ['/favicon.ico/below/', 'used by the file /favicon.ico'],
  ['/_redirects/', 'used by the file /_redirects'],
  ['/404.html/', 'used by the file /404.html'],
  ['/app-data.json/', 'used by the file /app-data.json'],
  ['/tool/', 'used by the file /tool/index.html'],
  [`/${'א'.repeat(128)}/`, 'has more than 255 bytes'],
  [`/${'long/'.repeat(200)}`, 'more than 600 bytes'],
  ['/a/../b/', 'not a valid folder name'],
])('rejects %s', (address, fault) => {
  expect(addressFault(folder, address)).toContain(fault);
});

it.each(['/', '/about/', '/about/us/', '/100%/', '/favicon/', `/${'א'.repeat(127)}/`])(
  'accepts %s',
  (address) => {
    expect(addressFault(folder, address)).toBeNull();
  },
);

it('removes files of an interrupted build in place of a page, but no static files', () => {
  for (const file of ['public/built', 'public/page-data/built']) writeFileSync(path.join(folder, file), '');
  expect(addressFault(folder, '/built/')).toBe('used by the file /built');
  expect(addressFault(folder, '/built/', true)).toBeNull();
  expect(existsSync(path.join(folder, 'public/built'))).toBe(false);
  expect(addressFault(folder, '/favicon.ico/', true)).toContain('used by the file /favicon.ico');
});

it('removes a page that a file replaces', () => {
  addressFault(folder, '/favicon.ico/');
  expect(existsSync(path.join(folder, 'public/favicon.ico'))).toBe(false);
});
