import { coldBuildReason, renewalReason } from './buildReasons.mjs';

const GIGABYTE = 1024 ** 3;
const warm = { sources: 'a', cycles: 3, memory: GIGABYTE / 2, atFirst: GIGABYTE / 2, alive: true };
const now = { allowed: true, trusted: true, warm, sources: 'a' };

it('uses a running process with the same sources', () => {
  expect(coldBuildReason(now)).toBeNull();
});

it.each([
  ['off', { ...now, allowed: false }],
  ['distrust', { ...now, trusted: false }],
  ['first', { ...now, warm: null }],
  ['ended', { ...now, warm: { ...warm, alive: false } }],
  ['sources', { ...now, sources: 'b' }],
])('%s: it cannot', (why, other) => expect(coldBuildReason(other)).toBe(why));

it.each([
  [null, {}],
  [null, { memory: 1.4 * GIGABYTE }],
  ['memory', { memory: 1.6 * GIGABYTE }],
  ['cycles', { cycles: 500 }],
])('replaces a process because of %s', (why, other) =>
  expect(renewalReason({ ...warm, ...other })).toBe(why),
);
