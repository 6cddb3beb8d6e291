import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTENT_SOURCES } from '../src/gatsby/contentSources';

const NOT_SOURCES = /node_modules|\.next|migrations|\.test\.ts$/;

/** The CMS's own sources that call a function. */
function callersOf(name: string): string[] {
  const folder = path.resolve(__dirname, '../cms');
  return ['content', 'services']
    .flatMap((part) =>
      readdirSync(path.join(folder, part), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(folder, part, file),
      ),
    )
    .filter((file) => file.endsWith('.ts') && !NOT_SOURCES.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .filter((source) => source.includes(`${name}(`) && !source.includes(`function ${name}(`));
}

const slugOf = (source: string): string => /^ {2}slug: '(\w+)'/m.exec(source)?.[1] ?? source;

test('the site is built from every collection whose changes the CMS announces', () => {
  const announced = ['publicChangeHooks', 'defineLookup'].flatMap(callersOf).map(slugOf);
  // The factory of lookups calls the hooks with the slug that it is given.
  const collections = announced.filter((slug) => !slug.includes('function defineLookup'));
  expect([...CONTENT_SOURCES.collections].sort()).toEqual(collections.sort());
});

test('the site is built from every global whose changes the CMS announces', () => {
  expect([...CONTENT_SOURCES.globals].sort()).toEqual(callersOf('globalHooks').map(slugOf).sort());
});
