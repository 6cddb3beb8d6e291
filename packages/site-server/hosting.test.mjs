import {
  cacheControl,
  headersFor,
  notFoundPage,
  readablePath,
  readHeaders,
  readRedirects,
  withQuery,
} from './hosting.mjs';

describe('hosting', () => {
  it.each([
    ['app-0123456789.js', 'immutable'],
    ['static/photo.webp', 'immutable'],
    ['index.html', 'must-revalidate'],
    ['page-data/index/page-data.json', 'must-revalidate'],
  ])('%s is %s', (file, expected) => expect(cacheControl(file)).toContain(expected));

  it.each([
    ['/nothing', '404.html'],
    ['/en/nothing', 'en/404/index.html'],
    ['/en', 'en/404/index.html'],
    ['/entrance', '404.html'],
  ])('returns for the unknown path %s the page %s', (pathname, expected) =>
    expect(notFoundPage(pathname)).toBe(expected),
  );

  it('accepts a path with an invalid encoding', () => {
    expect(readablePath(encodeURI('/אודות/'))).toBe('/אודות/');
    expect(readablePath('/%E0%A4%A')).toBe('/%E0%A4%A');
  });

  it.each([
    ['/new/', '/old', '/new/'],
    ['/new/', '/old?utm_source=mail&x=1', '/new/?utm_source=mail&x=1'],
    ['/new/#plans', '/old?x=1', '/new/?x=1#plans'],
    ['/new/?y=2', '/old?x=1', '/new/?y=2&x=1'],
    ['/new/?a=1', '/old/?utm_source=x&b=2', '/new/?a=1&utm_source=x&b=2'],
    ['/new/?a=1#part', '/old/?a=2&b=%D7%90', '/new/?a=1&b=%D7%90#part'],
    ['/new/?%61=1', '/old/?a=2', '/new/?%61=1'],
    ['https://shop.example/?a=1', '/old/?utm_source=x', 'https://shop.example/?a=1&utm_source=x'],
    ['/new/?', '/old/?a=%zz&&=', '/new/?a=%zz&='],
    ['tel:035550201', '/call/?utm_source=x', 'tel:035550201'],
    ['mailto:a@example.com?subject=x', '/mail/?utm_source=x', 'mailto:a@example.com?subject=x'],
  ])('redirects to %s from %s with %s', (target, url, expected) =>
    expect(withQuery(target, url)).toBe(expected),
  );

  it('parses redirects with Hebrew paths and ignores patterns', () => {
    expect([...readRedirects(`/old /new/ 302\n${encodeURI('/ישן')} /new/\n/en/* /en/404/ 404\n`)]).toEqual([
      ['/old', { to: '/new/', status: 302 }],
      ['/ישן', { to: '/new/', status: 301 }],
    ]);
  });

  it('parses headers by path', () => {
    const rules = readHeaders(
      '/*\n  X-One: 1\n  X-Two: a: b\n\n/static/*\n  X-One: 2\n/only\n  X-Only: yes\n',
    );
    expect(headersFor(rules, '/about/')).toEqual({ 'X-One': '1', 'X-Two': 'a: b' });
    expect(headersFor(rules, '/static/a.webp')).toEqual({ 'X-One': '2', 'X-Two': 'a: b' });
    expect(headersFor(rules, '/only')).toMatchObject({ 'X-Only': 'yes' });
    expect(headersFor([], '/')).toEqual({});
  });
});
