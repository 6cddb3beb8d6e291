import { redirectLines } from './redirectLines';

test.each([
  ['/ישן/', '/חדש/', '/%D7%99%D7%A9%D7%9F/ /%D7%97%D7%93%D7%A9/ 301'],
  // As browsers copy addresses.
  ['/old/', 'https://he.example/wiki/%D7%90?a=1&b=%20', '/old/ https://he.example/wiki/%D7%90?a=1&b=%20 301'],
  ['/old/', '/100%/', '/old/ /100%25/ 301'],
])('%s to %s is a line without spaces or letters that an address cannot have', (fromPath, toPath, line) => {
  expect(redirectLines([{ fromPath, toPath }])).toEqual([line]);
});
