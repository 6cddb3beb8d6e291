import { isTicket, makeTicket } from './tickets.mjs';

const KEY = 'key';
const later = Date.now() + 60_000;
const good = makeTicket(KEY, { use: 'session', until: later });
const [text = '', signature = ''] = good.split('.');

it('accepts its own tickets', () => {
  expect(isTicket(KEY, good, 'session')).toBe(true);
});

it.each([
  ['another use', good, 'entry'],
  ['a changed text', `${text}x.${signature}`, 'session'],
  ['a changed signature', `${text}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`, 'session'],
  ['none', `${text}.`, 'session'],
  ['a truncated ticket', `${good}.more`, 'session'],
  ['an expired ticket', makeTicket(KEY, { use: 'session', until: Date.now() - 1 }), 'session'],
  ['nothing', undefined, 'session'],
  ['a list', [good], 'session'],
])('rejects %s', (_name, ticket, use) => {
  expect(isTicket(KEY, ticket, /** @type {'session' | 'entry'} */ (use))).toBe(false);
});

it('rejects all tickets if there is no key', () => {
  expect(isTicket('', makeTicket('', { use: 'session', until: later }), 'session')).toBe(false);
});
