import { addressFault } from './addressFault.ts';
import { reservedNames } from './reservedNames.ts';

const own = reservedNames([
  'favicon.ico',
  'icons',
  '404',
  'en/404',
  'page-data',
  'magazine/rss.xml',
  'en/magazine/rss.xml',
  'icons-new/StepAnimation.json',
  'robots.txt',
]);

test.each([
  ['a file at the top', '/favicon.ico/', 'favicon.ico'],
  ['a page below a file', '/favicon.ico/about/', 'favicon.ico'],
  ['capital letters', '/FavIcon.ICO/', 'favicon.ico'],
  ['capital letters of the file', '/icons-new/stepanimation.json/', 'icons-new/StepAnimation.json'],
  ['a trailing dot', '/favicon.ico./', 'favicon.ico'],
  ['trailing dots and spaces', '/favicon.ico. ./', 'favicon.ico'],
  ['an encoded letter', '/%66avicon.ico/', 'favicon.ico'],
  ['an encoded slash', '/icons%2Flogo/', 'icons'],
  ['a backslash', '/icons\\logo/', 'icons'],
  ['full-width letters', '/ｆａｖｉｃｏｎ．ｉｃｏ/', 'favicon.ico'],
  ['an invisible character', '/favicon\u200B.ico/', 'favicon.ico'],
  ['two slashes', '//favicon.ico/', 'favicon.ico'],
  ['a dot segment', '/about/../favicon.ico/', 'favicon.ico'],
  ['no slash at the end', '/robots.txt', 'robots.txt'],
  ['a query', '/robots.txt?a=1', 'robots.txt'],
  ['a folder', '/icons/', 'icons'],
  ['a page of the site', '/404/', '404'],
  ['a page of the site in English', '/en/404/', 'en/404'],
  ['a folder of Gatsby', '/page-data/about/', 'page-data'],
  ['a file below other pages', '/magazine/rss.xml/', 'magazine/rss.xml'],
  ['a file below other pages in English', '/en/magazine/rss.xml/', 'en/magazine/rss.xml'],
  ['the compressed form of a file', '/robots.txt.br/', 'robots.txt'],
  ['index at the top: Gatsby calls the data of the home page so', '/index/', 'index'],
  ['index below a page: static hosts lead to the page', '/about/index/', 'index'],
  ['the file of a page', '/about/index.html/', 'index.html'],
  ['the compressed file of a page', '/index.html.br/', 'index.html'],
  ['the data of a page', '/about/page-data.json/', 'page-data.json'],
])('%s is reserved: %s', (_name, path, by) => {
  expect(addressFault(path, own)).toEqual({ kind: 'reserved', by });
});

test.each([
  '/',
  '/en/',
  '/about/',
  '/en/favicon.ico/',
  '/about/favicon.ico/',
  '/magazine/',
  '/en/magazine/rss/',
  '/icons-new/',
  '/indexes/',
  '/v2.0/',
  '/דירות/נתניה/',
  '/100%/',
])('%s is free', (path) => {
  expect(addressFault(path, own)).toBeNull();
});

const hebrew = (letters: number): string => 'א'.repeat(letters);

test.each([
  ['127 Hebrew letters are 254 bytes', `/${hebrew(127)}/`, null],
  ['128 Hebrew letters are 256 bytes', `/${hebrew(128)}/`, 'longSegment'],
  ['130 Hebrew letters below a page', `/about/${hebrew(130)}/`, 'longSegment'],
  ['130 Hebrew letters in English', `/en/${hebrew(130)}/`, 'longSegment'],
  ['255 Latin letters', `/${'a'.repeat(255)}/`, null],
  ['256 Latin letters', `/${'a'.repeat(256)}/`, 'longSegment'],
  ['63 emoji are 252 bytes', `/${'😀'.repeat(63)}/`, null],
  ['64 emoji are 256 bytes', `/${'😀'.repeat(64)}/`, 'longSegment'],
  ['encoded letters count as letters', `/${encodeURI(hebrew(127))}/`, null],
  ['many encoded letters', `/${encodeURI(hebrew(128))}/`, 'longSegment'],
  ['a path of 600 bytes', `/${'a'.repeat(200)}/${'b'.repeat(200)}/${'c'.repeat(196)}/`, null],
  ['a path of 601 bytes', `/${'a'.repeat(200)}/${'b'.repeat(200)}/${'c'.repeat(197)}/`, 'longPath'],
  ['a long path of short segments', `/${'ab/'.repeat(250)}`, 'longPath'],
])('%s', (_name, path, kind) => {
  expect(addressFault(path, own)?.kind ?? null).toBe(kind);
});
