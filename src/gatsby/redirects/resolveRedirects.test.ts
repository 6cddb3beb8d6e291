import { reservedNames } from '@group/rules/addresses/reservedNames';
import { resolveRedirects, type RedirectNode } from './resolveRedirects';

const SITE = 'https://even-derech.example';

const toPage = (from: string, path: string | null, rest: Partial<RedirectNode> = {}): RedirectNode => ({
  locale: from.startsWith('/en/') ? 'en' : 'he',
  from,
  statusCode: '_301',
  automatic: false,
  to: { kind: 'page', url: null, page: path === null ? null : { path } },
  ...rest,
});
const toUrl = (from: string, url: string): RedirectNode => ({
  ...toPage(from, null),
  to: { kind: 'url', url, page: null },
});
const resolve = (nodes: RedirectNode[], pages: string[] = []) =>
  resolveRedirects(nodes, {
    url: SITE,
    pages: new Set(pages),
    own: reservedNames(['favicon.ico', 'magazine/rss.xml', 'static']),
  });
const pairs = (nodes: RedirectNode[], pages: string[] = []) =>
  resolve(nodes, pages).redirects.map(({ from, to }) => [from, to]);

test('redirects to the page in the language of the old address', () => {
  const english = toPage('/old/', '/en/new/', { locale: 'en' });
  expect(resolve([toPage('/old/', '/new/'), english])).toEqual({
    redirects: [{ from: '/old/', to: '/new/', statusCode: 301 }],
    warnings: [],
  });
});

test('collapses a chain into one step, with or without trailing slashes', () => {
  expect(pairs([toUrl('/a', '/b'), toPage('/b/', '/c/')])).toEqual([
    ['/a', '/c/'],
    ['/b/', '/c/'],
  ]);
});

test('keeps the query of the first step of a chain', () => {
  expect(pairs([toUrl('/a/', '/b/?x=1'), toUrl('/b/', '/c/')])).toEqual([
    ['/a/', '/b/?x=1'],
    ['/b/', '/c/'],
  ]);
});

test.each([
  ['a circle of two', [toUrl('/a/', '/b/'), toUrl('/b/', '/a/')], 2],
  ['one that leads to itself', [toUrl('/a/', '/a')], 1],
  ['one that leads to itself by a query', [toUrl('/a/', '/a/?b=1')], 1],
  ['one that leads to itself by a hash', [toUrl('/a/', '/a/#b')], 1],
  ['one that leads to a hash alone', [toUrl('/a/', '#b')], 1],
  ['one that leads to itself by its host', [toUrl('/a/', `${SITE}/a/`)], 1],
  [
    'one that leads to itself by its host without encryption',
    [toUrl('/a/', 'http://even-derech.example/a')],
    1,
  ],
  ['one that leads to itself by capitals', [toUrl('/a/', '/A/')], 1],
  ['one that leads to itself by an encoding', [toUrl('/a/', '/%61/')], 1],
  ['one that leads to itself by its file', [toUrl('/a/', '/a/index.html')], 1],
  ['a circle of two by capitals and a query', [toUrl('/a/', '/B/'), toUrl('/b/', `${SITE}/A/?c=1`)], 2],
  ['one from an address with a query', [toUrl('/a/?b=1', '/c/')], 1],
  ['one from an address with an asterisk', [toUrl('/a/*', '/c/')], 1],
  ['one that leads into a circle', [toUrl('/x/', '/a/'), toUrl('/a/', '/b/'), toUrl('/b/', '/a/')], 3],
])('omits %s with a warning', (_name, nodes, count) => {
  const { redirects, warnings } = resolve(nodes);
  expect(redirects).toEqual([]);
  expect(warnings).toHaveLength(count);
});

test('leaves the address of an existing page to the page', () => {
  const { redirects, warnings } = resolve([toPage('/about', '/group/')], ['/about/', '/group/']);
  expect(redirects).toEqual([]);
  expect(warnings).toEqual([expect.stringContaining('"/about"')]);
});

test('warns about an unpublished target of an editor’s redirect, not of an automatic one', () => {
  expect(resolve([toPage('/mine/', null)]).warnings).toHaveLength(1);
  expect(resolve([toPage('/left/', null, { automatic: true })])).toEqual({ redirects: [], warnings: [] });
});

test.each(['project', 'product'] as const)('redirects to a moved %s by reference', (kind) => {
  const left = toPage('/old/', null, { to: { kind, url: null, page: null, [kind]: { path: '/new/' } } });
  expect(pairs([left])).toEqual([['/old/', '/new/']]);
});

test('redirects to a file and to a section of a page', () => {
  const file = { kind: 'file', url: null, page: null, file: { url: 'https://cms.example/plan.pdf' } };
  expect(pairs([toPage('/plan/', null, { to: file })])).toEqual([['/plan/', 'https://cms.example/plan.pdf']]);
  const section = { kind: 'page', url: null, page: { path: '/b/' }, anchor: 'contact-us' };
  expect(pairs([toPage('/a/', null, { to: section }), toPage('/b/', '/c/')])).toEqual([
    ['/a/', '/c/#contact-us'],
    ['/b/', '/c/'],
  ]);
});

test('keeps redirects to other sites and temporary redirects', () => {
  expect(resolve([{ ...toUrl('/shop/', 'https://shop.example/'), statusCode: '_302' }]).redirects).toEqual([
    { from: '/shop/', to: 'https://shop.example/', statusCode: 302 },
  ]);
});

test.each([
  '/favicon.ico',
  '/FAVICON.ICO/',
  '/static/old.pdf',
  '/magazine/rss.xml',
  '/index/',
  '/about/index.html',
  '/%66avicon.ico',
  `/${'א'.repeat(130)}/`,
  `/${'old/'.repeat(200)}`,
])('omits a redirect from %s with a warning', (from) => {
  const { redirects, warnings } = resolve([toPage(from, '/group/')]);
  expect(redirects).toEqual([]);
  expect(warnings).toEqual([expect.stringContaining('starts at an address that')]);
});
