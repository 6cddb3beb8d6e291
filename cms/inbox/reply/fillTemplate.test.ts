import { expect, it } from 'vitest';
import { fillTemplate } from './fillTemplate';

const words = { name: 'Dana Levi', reference: 'M-1', staff: 'Yoav' };

it('fills in sender, reference and staff member', () => {
  expect(fillTemplate('Hello {name}, about {reference}. {staff}', words)).toBe(
    'Hello Dana Levi, about M-1. Yoav',
  );
});

it('removes an unknown value with the space before it', () => {
  expect(fillTemplate('Hello {name},\n{reference}', { ...words, name: '' })).toBe('Hello,\nM-1');
});

it('keeps other braces, and does not expand placeholders in values', () => {
  expect(fillTemplate('{price} {name}', { ...words, name: '$& {staff}' })).toBe('{price} $& {staff}');
});
