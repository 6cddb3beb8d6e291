import { expect, it } from 'vitest';
import { deliveryKey } from './deliveryKey';

const delivery = { kind: 'lead', id: 10, createdAt: '2026-11-25T08:00:00.123Z' };

it.each([
  ['as Payload gives it', '2026-11-25T08:00:00.123Z'],
  ['as PostgreSQL gives it', '2026-11-25 08:00:00.123+00'],
  ['in another zone', '2026-11-25 10:00:00.123+02'],
  ['as a date', new Date('2026-11-25T08:00:00.123Z')],
])('is the same at each attempt, with the time %s', (_name, createdAt) => {
  expect(deliveryKey({ ...delivery, createdAt })).toBe('lead-1795593600123-10');
});

it('differs for a later delivery that reuses the number of a deleted one', () => {
  expect(deliveryKey({ ...delivery, createdAt: '2026-11-25T08:00:01.000Z' })).not.toBe(deliveryKey(delivery));
});
