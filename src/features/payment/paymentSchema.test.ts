import { ValidationError } from 'yup';
import type { Language } from '../../i18n/languages';
import { textsOf } from '../../testing/textsOf';
import { normalizeIdNumber, paymentSchema } from './paymentSchema';
import { emptyPayment, type PaymentValues } from './paymentValues';

const good: PaymentValues = {
  fullName: 'Dana Cohen',
  phone: '050-123-4567',
  idNumber: '123456782',
  email: 'dana@example.com',
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

describe('the payment form', () => {
  it.each<[string, Partial<PaymentValues>]>([
    ['as it is', {}],
    ['with a phone of +972', { phone: '+972 50 123 4567' }],
    ['with an identity number without its leading zeros', { idNumber: '12344' }],
    ['with commercial messages', { checkbox2: true }],
  ])('is right %s', (_name, changes) => {
    expect(errors({ ...good, ...changes })).toEqual({});
  });

  it.each<[keyof PaymentValues, string | boolean, string, string]>([
    ['fullName', 'Dana', 'Please enter a full name of 5 to 50 characters', 'נא להזין שם מלא, 5 עד 50 תווים'],
    [
      'fullName',
      'x'.repeat(51),
      'Please enter a full name of 5 to 50 characters',
      'נא להזין שם מלא, 5 עד 50 תווים',
    ],
    ['phone', '050123456', 'Please enter a phone number of 10 digits', 'נא להזין טלפון בן 10 ספרות'],
    ['idNumber', '', 'Please enter a valid identity number of 9 digits', 'נא להזין מספר זהות תקין, 9 ספרות'],
    [
      'idNumber',
      '123456789',
      'Please enter a valid identity number of 9 digits',
      'נא להזין מספר זהות תקין, 9 ספרות',
    ],
    [
      'idNumber',
      '000000000',
      'Please enter a valid identity number of 9 digits',
      'נא להזין מספר זהות תקין, 9 ספרות',
    ],
    [
      'idNumber',
      '1234567820',
      'Please enter a valid identity number of 9 digits',
      'נא להזין מספר זהות תקין, 9 ספרות',
    ],
    ['email', 'dana', 'Please enter a valid email address', 'נא להזין כתובת דוא״ל תקינה'],
    [
      'checkbox1',
      false,
      'Please accept the terms of reservation to go on',
      'יש לאשר את תנאי השריון כדי להמשיך',
    ],
  ])('is wrong with %s %j', (field, value, en, he) => {
    expect(errors({ ...good, [field]: value })).toEqual({ [field]: en });
    expect(errors({ ...good, [field]: value }, 'he')).toEqual({ [field]: he });
  });

  it('needs everything but commercial messages', () => {
    expect(Object.keys(errors(emptyPayment)).sort()).toEqual([
      'checkbox1',
      'email',
      'fullName',
      'idNumber',
      'phone',
    ]);
  });

  it('fills an identity number up to nine digits', () => {
    expect(normalizeIdNumber(' 12344 ')).toBe('000012344');
  });
});
