import { fieldIsHiddenOrDisabled } from 'payload/shared';
import { expect, it } from 'vitest';

it('Payload does not count a field with "admin.hidden" as hidden in bulk edits', () => {
  const field = { name: 'x', type: 'text', admin: { hidden: true } } as const;
  expect(fieldIsHiddenOrDisabled(field)).toBe(false);
});
