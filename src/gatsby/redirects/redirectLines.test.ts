import { redirectLines } from './redirectLines';

test.each([
  ['/ישן/', '/חדש/', '/%D7%99%D7%A9%D7%9F/ /%D7%97%D7%93%D7%A9/ 301'],
  // This URL is percent-encoded, as browsers copy it.
  ['/old/', 'https://he.example/wiki/%D7%90?a=1&b=%20', '/old/ https://he.example/wiki/%D7%90?a=1&b=%20 301'],
  ['/old/', '/100%/', '/old/ /100%25/ 301'],
])('encodes %s to %s as a line without spaces and invalid characters', (fromPath, toPath, line) => {
  expect(redirectLines([{ fromPath, toPath }])).toEqual([line]);
});
