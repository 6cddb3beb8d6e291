import type { FormFieldDto } from '../definition/FormDefinition';
import { toDefinition } from '../definition/toDefinition';
import { field, formOf, page, when } from '../testing/formOf';
import { textsOf } from '../../../testing/textsOf';
import type { FieldValue, FormValues } from '../values/FormValues';
import { pageErrors } from './formSchema';

const t = { he: textsOf('he', 'dynamicForm'), en: textsOf('en', 'dynamicForm') };

const errors = (fields: FormFieldDto[], values: FormValues, language: 'he' | 'en' = 'en') =>
  pageErrors(toDefinition(formOf([page(fields)])), 0, values, t[language]);

/** Validates one field and returns its error message, or undefined if it is valid. */
const error = (one: FormFieldDto, value: FieldValue, language: 'he' | 'en' = 'en') =>
  errors([one], { [one.alias ?? '']: value }, language)[one.alias ?? ''];

const file = (name: string, size: number, type = 'application/pdf') => {
  const made = new File(['x'], name, { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
};

describe('required', () => {
  it.each<[type: string, empty: FieldValue, filled: FieldValue]>([
    ['Short answer', ' ', 'x'],
    ['Long answer', '', 'x'],
    ['Dropdown', '', 'x'],
    ['Single choice', '', 'x'],
    ['Multiple choice', [], ['x']],
    ['Date', '', '2026-01-31'],
    ['Checkbox', false, true],
    ['Data Consent', false, true],
    ['File upload', [], [file('a.pdf', 5)]],
  ])('%s shows its own message', (type, empty, filled) => {
    const one = field('a', type, {
      required: true,
      requiredErrorMessage: 'Do tell us',
      fileUploadOptions: { allowAllUploadExtensions: true },
    });
    expect(error(one, empty)).toBe('Do tell us');
    expect(error(one, filled)).toBeUndefined();
    expect(error({ ...one, required: false }, empty)).toBeUndefined();
  });

  it.each([
    ['he', 'שם: שדה חובה'],
    ['en', 'שם: please fill this in'],
  ] as const)('has a message where the editors wrote none (%s)', (language, message) => {
    const one = field('a', 'Short answer', { required: true, requiredErrorMessage: null, caption: 'שם' });
    expect(error(one, '', language)).toBe(message);
  });
});

describe('a pattern', () => {
  const one = field('a', 'Short answer', {
    pattern: '^[A-Z]{2}\\d+$',
    patternInvalidErrorMessage: 'Two capitals',
  });

  it.each([
    ['AB12', undefined],
    ['ab12', 'Two capitals'],
    ['', undefined],
    ['  AB12 ', undefined],
  ])('of "%s" gives %s', (value, message) => expect(error(one, value)).toBe(message));

  it('that the browser cannot parse is left to the server', () => {
    expect(error({ ...one, pattern: '(?<=[' }, 'x')).toBeUndefined();
  });

  it('is checked after the required rule', () => {
    expect(error({ ...one, required: true }, '')).toBe('a is required');
  });
});

describe('maximum length', () => {
  const one = field('a', 'Long answer', { settings: { maximumLength: '5' } });

  it.each([
    ['he', 'מספר התווים המרבי הוא 5'],
    ['en', 'The maximum number of characters is 5'],
  ] as const)('is named by a label and the number (%s)', (language, message) => {
    expect(error(one, '123456', language)).toBe(message);
    expect(error(one, '12345', language)).toBeUndefined();
  });

  it.each(['', '0', 'many'])('"%s" is no limit', (maximumLength) => {
    expect(error({ ...one, settings: { maximumLength } }, 'x'.repeat(1000))).toBeUndefined();
  });
});

describe('a number', () => {
  const one = field('a', 'Short answer', { settings: { fieldType: 'number' } });

  it.each([
    ['12', undefined, undefined],
    ['007', undefined, undefined],
    ['', undefined, undefined],
    ['1.5', 'Only numeric values are allowed', 'ניתן להזין ספרות בלבד'],
    ['-1', 'Only numeric values are allowed', 'ניתן להזין ספרות בלבד'],
    ['twelve', 'Only numeric values are allowed', 'ניתן להזין ספרות בלבד'],
  ])('%s', (value, english, hebrew) => {
    expect(error(one, value)).toBe(english);
    expect(error(one, value, 'he')).toBe(hebrew);
  });
});

describe('an e-mail address', () => {
  const one = field('a', 'Short answer', { settings: { fieldType: 'email' } });

  it('is one address, even if the editors set a pattern', () => {
    expect(error(one, 'dana@example')).toBe('a is invalid');
    expect(error(one, 'dana@example.com')).toBeUndefined();
    expect(error({ ...one, pattern: '@' }, 'a@x.com, b@y.com')).toBe('a is invalid');
    expect(error({ ...one, pattern: '@' }, 'dana@example.com')).toBeUndefined();
    expect(error({ ...one, pattern: 'il$' }, 'dana@example.com')).toBe('a is invalid');
  });
});

describe('a telephone number', () => {
  const one = field('a', 'Short answer', { settings: { fieldType: 'tel' } });

  it.each([
    ['050-123 4567', undefined],
    ['+972 50-1234567', undefined],
    ['+44 20 7946 0958', undefined],
    ['123', 'a is invalid'],
    ['call me', 'a is invalid'],
  ])("%s gives %s without an editor's pattern", (value, message) => {
    expect(error(one, value)).toBe(message);
    expect(error({ ...one, pattern: '.' }, value)).toBeUndefined();
  });
});

describe("a telephone number with an editor's pattern", () => {
  const one = field('a', 'Short answer', {
    settings: { fieldType: 'tel' },
    pattern: '^05\\d-?\\d{7}$',
    patternInvalidErrorMessage: 'Ten digits',
  });

  it.each([
    ['0501234567', undefined],
    ['050-1234567', undefined],
    ['050 123 4567', undefined],
    ['+972501234567', undefined],
    ['+972 50-123-4567', undefined],
    ['0212345678', 'Ten digits'],
    ['+44 20 7946 0958', 'Ten digits'],
    [
      '050-1234567 x4',
      'a: please enter the number without the extension. If the form has a field for a message, write the extension there',
    ],
  ])('%s gives %s', (value, message) => expect(error(one, value)).toBe(message));
});

describe('an identity number', () => {
  it.each([
    ['000000018', undefined],
    ['123456782', undefined],
    ['123456789', 'a bad number'],
    ['000000000', 'a bad number'],
    ['12345678', 'a bad number'],
    ['12345675', 'a bad number'],
    ['1234567820', 'a bad number'],
    ['12345678a', 'a bad number'],
    ['', undefined],
  ])('%s gives %s', (value, message) => {
    for (const alias of ['idnumber', 'idNumber', 'spouseIdnumber2']) {
      const one = field(alias, 'Short answer', { patternInvalidErrorMessage: 'a bad number' });
      expect(error(one, value)).toBe(message);
    }
  });

  it('is checked only with its own alias', () => {
    expect(error(field('idCard', 'Short answer'), '1')).toBeUndefined();
  });
});

describe('files', () => {
  const one = field('cv', 'File upload', {
    patternInvalidErrorMessage: 'Not such a file',
    fileUploadOptions: { allowedUploadExtensions: ['pdf', 'docx'], allowMultipleFileUploads: true },
  });

  it.each<[name: string, file: File, message: string | undefined]>([
    ['an allowed one', file('a.PDF', 1000), undefined],
    ['another extension', file('a.exe', 1000), 'Not such a file'],
    ['an empty one', file('a.pdf', 0), 'The file is empty. Please choose it again'],
    ['more than 5,242,880 bytes', file('a.pdf', 5_242_881), 'Not such a file'],
    ['more than 5,000,000 encoded characters', file('a.pdf', 3_750_000), 'Not such a file'],
    ['just below 5,000,000 encoded characters', file('a.pdf', 3_749_970), undefined],
  ])('%s', (_name, chosen, message) => {
    expect(error(one, [chosen])).toBe(message);
    expect(error(one, [file('good.pdf', 5), chosen])).toBe(message);
  });

  it('of every kind that the server takes are accepted when all are allowed', () => {
    const all = {
      ...one,
      fileUploadOptions: { allowAllUploadExtensions: true, allowedUploadExtensions: [] },
    };
    expect(error(all, [file('a.pptx', 5)])).toBeUndefined();
    expect(error(all, [file('a.exe', 5)])).toBe('Not such a file');
  });
});

it('a hidden field is not required', () => {
  const fields = [
    field('a', 'Short answer', { required: true }),
    field('b', 'Short answer', { required: true, condition: when([['a', 'Is', 'x']]) }),
  ];
  expect(errors(fields, { a: 'x', b: '' })).toEqual({ b: 'b is required' });
  expect(errors(fields, { a: 'y', b: '' })).toEqual({});
  expect(errors(fields, { a: '', b: '' })).toEqual({ a: 'a is required' });
});

it('unsupported types and fields without input are always valid', () => {
  const fields = ['Signature pad', 'Recaptcha2', 'Title and description', 'Hidden'].map((type, index) =>
    field(`f${index}`, type, { required: true }),
  );
  expect(errors(fields, { f3: '' })).toEqual({});
});
