import fc from 'fast-check';
import type { FieldDto } from '../cms/services/forms/contract';
import { checkText } from '../cms/services/forms/entries/checkText';
import { toDefinition } from '../src/features/dynamicForm/definition/toDefinition';
import { field, formOf, page } from '../src/features/dynamicForm/fixtures/formOf';
import { pageErrors } from '../src/features/dynamicForm/schema/formSchema';
import { textsOf } from '../src/testing/textsOf';

const digits = (length: number) =>
  fc
    .array(fc.constantFrom(...'0123456789'), { minLength: length, maxLength: length })
    .map((all) => all.join(''));

const texts = fc.oneof(
  fc.string({ minLength: 1 }),
  digits(9),
  digits(10),
  fc.constantFrom(
    '000000018',
    '123456782',
    '050-123 4567',
    '+972 50-1234567',
    '(03) 555.0100',
    '1.5',
    '-1',
    '٣',
    'AB12',
  ),
  fc.emailAddress(),
  fc.constantFrom('a@b', 'a@b.co', 'a..b@c.de', '.a@b.co', 'a@-b.co', 'דנה@example.com', 'a b@c.de'),
);

const fields = fc
  .record({
    alias: fc.constantFrom('name', 'idNumber', 'theIDNUMBERtoo'),
    type: fc.constantFrom('Short answer', 'Long answer'),
    fieldType: fc.constantFrom('text', 'number', 'tel', 'email'),
    maximumLength: fc.constantFrom('', '5', '9', '40'),
    pattern: fc.constantFrom('', '', '^[A-Z]{2}\\d+$', '\\d', '(?<=[', '^(?=a)', '^\\S+ \\S+$', '(a+)+$'),
    message: fc.constantFrom('', 'Its own message'),
  })
  .map(({ alias, type, fieldType, maximumLength, pattern, message }) =>
    field(alias, type, {
      caption: 'Caption',
      pattern,
      patternInvalidErrorMessage: message,
      settings: { maximumLength, ...(type === 'Short answer' && { fieldType }) },
    }),
  );

describe.each(['he', 'en'] as const)('the site and the server (%s)', (language) => {
  const t = textsOf(language, 'dynamicForm');

  it('say the same of whatever is typed', () => {
    fc.assert(
      fc.property(fields, texts, (one, typed) => {
        fc.pre(typed.trim() !== '');
        const alias = one.alias ?? '';
        const here = pageErrors(toDefinition(formOf([page([one])])), 0, { [alias]: typed }, t)[alias];
        const there = checkText(one as FieldDto, typed.trim(), language)[0];
        expect([typed, here]).toEqual([typed, there]);
      }),
      { numRuns: 4000 },
    );
  });

  it('are kept busy by no pattern and no text', () => {
    const typed = `${'a'.repeat(20_000)}!`;
    const one = field('a', 'Long answer', { pattern: '(a+)+$', patternInvalidErrorMessage: 'Letters alone' });
    expect(pageErrors(toDefinition(formOf([page([one])])), 0, { a: typed }, t)).toEqual({
      a: 'Letters alone',
    });
    expect(checkText(one as FieldDto, typed, language)).toEqual(['Letters alone']);
  });
});
