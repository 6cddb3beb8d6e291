import type { DateFieldValidation } from 'payload';
import { expect, it } from 'vitest';
import { checkDeleteAfter } from './checkDeleteAfter';

type Options = Parameters<DateFieldValidation>[1];

const check = (value: string) =>
  checkDeleteAfter()(
    value as unknown as Date,
    { data: {}, req: { i18n: { language: 'en' }, t: (key: string) => key } } as unknown as Options,
  );

it('accepts a date at least a day ahead, rejects an earlier or invalid one', () => {
  expect(check(new Date(Date.now() + 3 * 86_400_000).toISOString())).toBe(true);
  expect(check(new Date(Date.now() + 3_600_000).toISOString())).toContain('24 hours ahead');
  expect(check('0000-99')).toBe('validation:notValidDate');
});
