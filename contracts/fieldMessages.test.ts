import type { FieldDto } from '../cms/services/forms/contract';
import { checkText } from '../cms/services/forms/entries/checkText';
import { toDefinition } from '../src/features/dynamicForm/definition/toDefinition';
import { field, formOf, page } from '../src/features/dynamicForm/testing/formOf';
import { pageErrors } from '../src/features/dynamicForm/schema/formSchema';
import { textsOf } from '../src/testing/textsOf';

const NUMBER = { settings: { fieldType: 'number' } };

describe.each(['he', 'en'] as const)('site and server show the same message (%s)', (language) => {
  it.each([
    ['a text that is not a number', field('a', 'Short answer', NUMBER), 'x'],
    ['a text that is too long', field('a', 'Long answer', { settings: { maximumLength: '5' } }), '123456'],
    ['an invalid text', field('a', 'Short answer', { caption: 'Plate', pattern: '^\\d+$' }), 'x'],
    [
      'an invalid text of a field with its own message',
      field('a', 'Short answer', { pattern: '^\\d+$', patternInvalidErrorMessage: 'Digits only' }),
      'x',
    ],
  ])('for %s', (_name, one, text) => {
    const errors = pageErrors(
      toDefinition(formOf([page([one])])),
      0,
      { a: text },
      textsOf(language, 'dynamicForm'),
    );
    expect(errors.a).toBeTruthy();
    expect(checkText(one as FieldDto, text, language)).toEqual([errors.a]);
  });
});
