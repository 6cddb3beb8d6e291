import { expect, it } from 'vitest';
import { privateDomain } from './privateDomain';

it.each([
  ['dana@gmail.com', null],
  ['Dana@GoogleMail.com', null],
  ['dana@walla.co.il', null],
  ['dana@evil.example', 'evil.example'],
  ['dana@Sub.EVIL.example', 'evil.example'],
  ['dana@a.b.evil.co.il', 'evil.co.il'],
  ['dana@evil.co.il', 'evil.co.il'],
  ['dana@co.il', 'co.il'],
  ['dana@evil.gmail.com', 'gmail.com'],
])('the domain of %s is %s', (email, domain) => {
  expect(privateDomain(email)).toBe(domain);
});
