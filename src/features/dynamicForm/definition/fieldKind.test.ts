import { fieldKind } from './fieldKind';

it.each([
  ['Short answer', {}, 'shortAnswer'],
  ['Short answer', { fieldType: 'number' }, 'number'],
  ['Short answer', { fieldType: 'tel' }, 'tel'],
  ['Short answer', { fieldType: 'Email' }, 'email'],
  ['Short answer', { fieldType: 'textarea' }, 'longAnswer'],
  ['Short answer', { fieldType: 'text' }, 'shortAnswer'],
  ['Long answer', { fieldType: 'number' }, 'longAnswer'],
  ['Date', {}, 'date'],
  ['Checkbox', {}, 'checkbox'],
  ['Data Consent', {}, 'consent'],
  ['Dropdown', {}, 'dropdown'],
  ['Single choice', {}, 'singleChoice'],
  ['Multiple choice', {}, 'multipleChoice'],
  ['File upload', {}, 'file'],
  ['Hidden', {}, 'hidden'],
  ['Title and description', {}, 'static'],
  ['Rich text', {}, 'static'],
  ['Recaptcha2', {}, 'captcha'],
  ['reCAPTCHA v3 with score', {}, 'captcha'],
  ['Signature pad', {}, 'unknown'],
] as const)('%s %j is %s', (name, settings, kind) => {
  expect(fieldKind({ type: { name }, settings })).toBe(kind);
});

it.each([
  ['Multiple', 'multipleChoice'],
  ['Single', 'singleChoice'],
] as const)('an unknown type with answers becomes %s', (renderInputType, kind) => {
  expect(fieldKind({ type: { name: 'Star sign', supportsPreValues: true, renderInputType } })).toBe(kind);
});

it('a dropdown with several answers is a multiple choice', () => {
  expect(
    fieldKind({ type: { name: 'Dropdown', supportsPreValues: true, renderInputType: 'Multiple' } }),
  ).toBe('multipleChoice');
});

it('a field without a type is unknown', () => expect(fieldKind({})).toBe('unknown'));
