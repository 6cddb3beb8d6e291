import { ValidationError } from 'yup';
import type { Language } from '../../i18n/languages';
import { textsOf } from '../../testing/textsOf';
import { paymentSchema } from './paymentSchema';
import { emptyPayment, type PaymentValues } from './paymentValues';

const good: PaymentValues = {
  fullName: 'Dana Cohen',
  phone: '050-123-4567',
  idNumber: '123456782',
  email: 'dana@example.com',
  emailCode: '',
  checkbox1: true,
  checkbox2: false,
};

function errors(values: PaymentValues, language: Language = 'en'): Record<string, string> {
  try {
    paymentSchema(textsOf(language, 'payment')).validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path = '', errors: [first = ''] }) => [path, first]));
  }
}

type Case = [field: keyof PaymentValues, value: string | boolean, en: string, he: string];

describe('the payment form', () => {
  it.each<[string, Partial<PaymentValues>]>([
    ['as it is', {}],
    ['with a phone of +972', { phone: '+972 50 123 4567' }],
    ['with an identity number that begins with zeros', { idNumber: '000000018' }],
    ['with spaces around the identity number', { idNumber: ' 123456782 ' }],
    ['with commercial messages', { checkbox2: true }],
  ])('is valid %s', (_name, changes) => {
    expect(errors({ ...good, ...changes })).toEqual({});
  });

  it.each<Case>([
    ...['Dana', 'x'.repeat(51), '😀😀😀😀😀😀', '12345', '<b>Dana</b>', 'Dana 2'].map((value): Case => [
      'fullName',
      value,
      'Please enter a full name of 5 to 50 letters',
      'נא להזין שם מלא, 5 עד 50 אותיות',
    ]),
    ...['050123456', '0000000000', '1234567890', '03 123 456 78'].map((value): Case => [
      'phone',
      value,
      'Please enter a phone number of 10 digits, such as 050-1234567',
      'נא להזין מספר טלפון בן 10 ספרות, למשל 050-1234567',
    ]),
    ...['', '123456789', '000000000', '1234567820', '12345675'].map((value): Case => [
      'idNumber',
      value,
      'Please enter a valid identity number of 9 digits',
      'נא להזין מספר זהות תקין בן 9 ספרות',
    ]),
    ['email', 'dana', 'Please enter a valid email address', 'נא להזין כתובת דוא״ל תקינה'],
    [
      'checkbox1',
      false,
      'Please accept the terms of reservation to continue',
      'יש לאשר את תנאי השריון כדי להמשיך',
    ],
  ])('is invalid with %s %j', (field, value, en, he) => {
    expect(errors({ ...good, [field]: value })).toEqual({ [field]: en });
    expect(errors({ ...good, [field]: value }, 'he')).toEqual({ [field]: he });
  });

  it('requires everything except commercial messages', () => {
    expect(Object.keys(errors(emptyPayment)).sort()).toEqual([
      'checkbox1',
      'email',
      'fullName',
      'idNumber',
      'phone',
    ]);
  });
});
