import { expect, it } from 'vitest';
import { omitUpdateTime } from './omitUpdateTime';

const UPDATED = '2026-01-10T10:00:00.000Z';

it('removes the time from a published version that is sent as it was read', () => {
  expect(
    omitUpdateTime(JSON.stringify({ id: 1, _status: 'published', title: 'A', updatedAt: UPDATED })),
  ).toBe(JSON.stringify({ id: 1, _status: 'published', title: 'A' }));
});

it.each<[string, RequestInit['body']]>([
  ['a draft', JSON.stringify({ _status: 'draft', updatedAt: UPDATED })],
  ['a call without a time', JSON.stringify({ _status: 'published' })],
  ['a list', '[1]'],
  ['a form', new FormData()],
  ['nothing', undefined],
])('leaves %s as it is', (_case, body) => {
  expect(omitUpdateTime(body)).toBe(body);
});
