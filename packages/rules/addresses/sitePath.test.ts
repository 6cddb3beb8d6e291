import { sitePath } from './sitePath.ts';

const SITE = 'https://www.example.com';

describe('sitePath', () => {
  it.each([
    ['/l/', '/l/'],
    ['/l', '/l/'],
    ['/L/', '/l/'],
    ['/l/?a=1', '/l/'],
    ['/l#part', '/l/'],
    ['/%6C/', '/l/'],
    ['//www.example.com/l/', '/l/'],
    ['/l//', '/l/'],
    ['/x/../l/', '/l/'],
    ['/l/index.html', '/l/'],
    ['https://www.example.com/l/', '/l/'],
    ['http://www.example.com:80/l/', '/l/'],
    ['HTTPS://WWW.Example.com/l/', '/l/'],
    ['/ישן/', '/ישן/'],
    ['/%D7%99%D7%A9%D7%9F/', '/ישן/'],
    ['/%E0%A4%A/', '/%e0%a4%a/'],
    ['', '/'],
  ])('reads %s as %s', (address, path) => expect(sitePath(address, SITE)).toBe(path));

  it.each(['#part', '?a=1', '', '.'])('resolves %j against the address that names it', (address) =>
    expect(sitePath(address, SITE, '/l/')).toBe('/l/'),
  );

  it.each([
    'https://example.com/l/',
    'https://www.example.com:444/l/',
    '//other.example/l/',
    'tel:035550201',
    'mailto:a@example.com',
    'https://[/',
  ])('finds no page of the site at %s', (address) => expect(sitePath(address, SITE)).toBeNull());
});
