import { reservedNames } from '@group/rules/addresses/reservedNames';
import { projectNameAddress, projectNameRedirects } from './projectNameRedirects';
import { resolveRedirects } from './resolveRedirects';

test.each([
  ['Sea Towers', '/projects/sea-towers/'],
  ['Sea Towers North', '/projects/sea-towers north/'],
  ['מגדלי הים', '/projects/מגדלי-הים/'],
  ['Bridge', '/projects/bridge/'],
  [' Twin (1) ', '/projects/twin-(1)/'],
])('%s is at %s', (name, address) => expect(projectNameAddress(name)).toBe(address));

const project = (umbracoName: string | null, path: string, locale = 'he') => ({ umbracoName, path, locale });
const pairs = (...projects: Parameters<typeof projectNameRedirects>[0][number][]) =>
  resolveRedirects(projectNameRedirects(projects), {
    url: 'https://even-derech.example',
    pages: new Set(projects.map(({ path }) => path)),
    own: reservedNames([]),
  }).redirects.map(({ from, to }) => [from, to]);

test('redirects from the name of a project in each language', () => {
  expect(
    pairs(
      project('Sea Towers', '/projects/sea-towers-haifa/'),
      project('Sea Towers', '/en/projects/sea-towers-haifa/', 'en'),
    ),
  ).toEqual([
    ['/projects/sea-towers/', '/projects/sea-towers-haifa/'],
    ['/en/projects/sea-towers/', '/en/projects/sea-towers-haifa/'],
  ]);
});

test('adds no redirect for a project that is already there, or without a name', () => {
  expect(pairs(project('Sea Towers', '/projects/sea-towers/'), project(null, '/projects/x/'))).toEqual([]);
});

test('leaves the address of another project to that project', () => {
  expect(pairs(project('Sea Towers', '/projects/other/'), project('Other', '/projects/sea-towers/'))).toEqual(
    [],
  );
});
