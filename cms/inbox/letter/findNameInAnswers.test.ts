import { expect, it } from 'vitest';
import { findNameInAnswers } from './findNameInAnswers';

it.each([
  ['the alias', [{ alias: 'fullName', caption: 'Who are you?', value: 'Dana Levi' }]],
  ['the alias of a contact', [{ alias: 'contactName', value: 'Dana Levi' }]],
  ['the caption', [{ alias: 'a1', caption: 'שם מלא *', value: 'Dana Levi' }]],
  ['the English caption', [{ alias: 'a1', caption: 'Full name', value: 'Dana Levi' }]],
  [
    'two fields',
    [
      { alias: 'lastName', value: 'Levi' },
      { alias: 'a2', caption: 'שם פרטי', value: 'Dana' },
    ],
  ],
])('finds the sender by %s', (_how, answers) => {
  expect(findNameInAnswers(answers)).toBe('Dana Levi');
});

it.each([
  ['another person', [{ alias: 'referralName', caption: 'שם הממליץ', value: 'Dana Levi' }]],
  ['a business', [{ alias: 'businessName', caption: 'שם העסק', value: 'Levi & Co' }]],
  ['an empty answer', [{ alias: 'name', value: '  ' }]],
  ['nothing', undefined],
])('does not find a sender in %s', (_what, answers) => {
  expect(findNameInAnswers(answers)).toBe('');
});
