import { expect, it } from 'vitest';
import { guidOf, readGuid } from './guid';

const ID = '0a1b2c3d-4e5f-6071-8293-a4b5c6d7e8f9';

it.each<[string, string | null]>([
  [ID, ID],
  [ID.toUpperCase(), ID],
  [ID.replaceAll('-', ''), ID],
  [ID.slice(1), null],
  [`${ID}0`, null],
  [`{${ID}}`, null],
  [ID.replaceAll('-', '').replace('0', 'g'), null],
  ['', null],
])('reads %s as %s', (text, id) => expect(readGuid(text)).toBe(id));

it('derives one GUID for each name', () => {
  expect(guidOf('a')).toBe(guidOf('a'));
  expect(guidOf('a')).not.toBe(guidOf('b'));
  expect(readGuid(guidOf('a'))).toBe(guidOf('a'));
});
