import { isTicket, makeTicket } from './tickets.mjs';

const KEY = 'key';
const later = Date.now() + 60_000;
const good = makeTicket(KEY, { use: 'session', until: later });
const [text = '', signature = ''] = good.split('.');

it('takes what it has made', () => {
  expect(isTicket(KEY, good, 'session')).toBe(true);
});

it.each([
  ['another use', good, 'entry'],
  ['a changed text', `${text}x.${signature}`, 'session'],
  ['a changed signature', `${text}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`, 'session'],
  ['none', `${text}.`, 'session'],
  ['more than there is', `${good}.more`, 'session'],
  ['what is over', makeTicket(KEY, { use: 'session', until: Date.now() - 1 }), 'session'],
  ['nothing', undefined, 'session'],
  ['a list', [good], 'session'],
])('refuses %s', (_name, ticket, use) => {
  expect(isTicket(KEY, ticket, /** @type {'session' | 'entry'} */ (use))).toBe(false);
});

it('lets nobody in where there is no key', () => {
  expect(isTicket('', makeTicket('', { use: 'session', until: later }), 'session')).toBe(false);
});
