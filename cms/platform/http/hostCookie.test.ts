import { expect, it } from 'vitest';
import { readHostCookie, writeHostCookie } from './hostCookie';

it.each([
  ['__Host-payload-token=a; payload-lng=he', 'payload-token=a; payload-lng=he'],
  ['payload-token=planted; __Host-payload-token=a', 'payload-token=a'],
  ['payload-token=planted', ''],
  ['payload-theme=dark', 'payload-theme=dark'],
])('reads %s as %s', (sent, read) => {
  expect(readHostCookie(sent, true)).toBe(read);
  expect(readHostCookie(sent, false)).toBe(sent);
});

it('adds the prefix to the session cookie and leaves other cookies unchanged', () => {
  const headers = new Headers([
    ['Set-Cookie', 'payload-token=a; Path=/; Secure=true; HttpOnly=true'],
    ['Set-Cookie', 'payload-lng=he; Path=/'],
  ]);
  const cookies = (on: boolean) =>
    writeHostCookie(new Response('{}', { headers }), on).headers.getSetCookie();
  expect(cookies(true)).toEqual([
    '__Host-payload-token=a; Path=/; Secure=true; HttpOnly=true',
    'payload-lng=he; Path=/',
  ]);
  expect(cookies(false)[0]).toMatch(/^payload-token=a/);
});
