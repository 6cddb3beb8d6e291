import { expect, it } from 'vitest';
import { fillTemplate } from './fillTemplate';

const words = { name: 'Dana Levi', reference: 'M-1', staff: 'Yoav' };

it('fills in who wrote, the reference and who answers', () => {
  expect(fillTemplate('Hello {name}, about {reference}. {staff}', words)).toBe(
    'Hello Dana Levi, about M-1. Yoav',
  );
});

it('leaves out what is not known, with its space', () => {
  expect(fillTemplate('Hello {name},\n{reference}', { ...words, name: '' })).toBe('Hello,\nM-1');
});

it('leaves other braces, and puts no pattern into a name', () => {
  expect(fillTemplate('{price} {name}', { ...words, name: '$& {staff}' })).toBe('{price} $& {staff}');
});
