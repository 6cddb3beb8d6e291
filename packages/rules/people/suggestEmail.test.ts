import { isEmail } from './isEmail.ts';
import { suggestEmail } from './suggestEmail.ts';

it.each([
  ['dana@gmail.con', 'dana@gmail.com'],
  ['dana@gmail.co', 'dana@gmail.com'],
  ['dana@gmail.cm', 'dana@gmail.com'],
  ['dana@gmial.com', 'dana@gmail.com'],
  ['dana@gmial.con', 'dana@gmail.com'],
  ['dana@gmai.com', 'dana@gmail.com'],
  ['dana@gnail.com', 'dana@gmail.com'],
  ['dana@hotmial.com', 'dana@hotmail.com'],
  ['dana@outlok.com', 'dana@outlook.com'],
  ['dana@yahooo.com', 'dana@yahoo.com'],
  ['dana@walla.co.li', 'dana@walla.co.il'],
  ['dana@wala.co.il', 'dana@walla.co.il'],
  ['dana@netvision.net.ill', 'dana@netvision.net.il'],
  ['dana@icloud.vom', 'dana@icloud.com'],
  ['dana@even-derech.co.ill', 'dana@even-derech.co.il'],
  ['dana@company.con', 'dana@company.com'],
])('suggests for %j %j', (email, suggested) => {
  expect(suggestEmail(email)).toBe(suggested);
  expect(isEmail(email)).toBe(true);
});

it.each([
  'dana@gmail.com',
  'dana@mail.com',
  'dana@ymail.com',
  'dana@email.com',
  'dana@googlemail.com',
  'dana@gmx.de',
  'dana@hotmail.fr',
  'dana@yahoo.co.uk',
  'dana@walla.co.il',
  'r&d@example.com',
  'dana@even-derech.example',
  'dana@company.co.il',
  'dana@t-online.de',
  'dana@wp.pl',
  'dana',
  'dana@gmail',
  '',
])('suggests nothing for %j', (email) => expect(suggestEmail(email)).toBeNull());
