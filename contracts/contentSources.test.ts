import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTENT_SOURCES } from '../src/gatsby/contentSources';

const NOT_SOURCES = /node_modules|\.next|migrations|\.test\.ts$/;

/** The arguments with which the CMS's sources call a function. */
function callsOf(name: string): string[] {
  const folder = path.resolve(__dirname, '../cms');
  return ['content', 'services']
    .flatMap((part) =>
      readdirSync(path.join(folder, part), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(part, file),
      ),
    )
    .filter((file) => file.endsWith('.ts') && !NOT_SOURCES.test(file))
    .flatMap((file) => [
      ...readFileSync(path.join(folder, file), 'utf8').matchAll(new RegExp(`\\b${name}\\('(\\w+)'\\)`, 'g')),
    ])
    .map(([, slug]) => slug ?? '')
    .sort();
}

test('the site is built from every collection whose changes the CMS announces', () => {
  expect([...CONTENT_SOURCES.collections].sort()).toEqual(callsOf('publicChangeHooks'));
});

test('the site is built from every global whose changes the CMS announces', () => {
  expect([...CONTENT_SOURCES.globals].sort()).toEqual(callsOf('globalHooks'));
});
