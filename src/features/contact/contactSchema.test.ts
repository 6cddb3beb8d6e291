import { ValidationError } from 'yup';
import type { Language } from '../../i18n/languages';
import { createTranslator } from '../../i18n/createTranslator';
import { readLocales } from '../../testing/readLocales';
import { contactSchema } from './contactSchema';
import { emptyContact, type ContactValues } from './contactValues';

const good: ContactValues = {
  ...emptyContact,
  subject: '3',
  fullName: 'דנה כהן',
  phone: '050-1234567',
  email: 'dana@example.com',
};

function errors(values: ContactValues, language: Language): Record<string, string> {
  const t = createTranslator(language, readLocales(language)).getFixedT(language, 'contact');
  try {
    contactSchema(t).validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    // Keeps the first error of each field, as Formik does.
    return Object.fromEntries(error.inner.reverse().map(({ path, message }) => [path, message]));
  }
}

const PHONE = {
  he: 'מספר הטלפון צריך להכיל 10 ספרות, למשל 050-1234567',
  en: 'The phone number must have 10 digits, such as 050-1234567',
};

describe('contactSchema', () => {
  it.each<[string, Partial<ContactValues>]>([
    ['without a message', {}],
    ['with a name of 5 characters', { fullName: 'דן כץ' }],
    ['with a name of 50 characters', { fullName: 'א'.repeat(50) }],
    ['with a message of 500 characters', { message: 'א'.repeat(500) }],
    ['with a phone with a country code', { phone: '+972 50-123-4567' }],
    ['with a phone in spaces', { phone: ' 05 123 456 78 ' }],
    ['with both consents', { allowedMarketing: true, allowedSmsAndEmail: true }],
    ['with spaces around', { fullName: '  דנה כהן ', email: ' dana@example.com ' }],
  ])('accepts a form %s', (_name, changes) => {
    expect(errors({ ...good, ...changes }, 'he')).toEqual({});
  });

  it.each<[keyof ContactValues, string, string, string]>([
    ['subject', '', 'נא לבחור את נושא הפנייה', 'Please choose a subject'],
    ['fullName', '', 'נא למלא שם מלא', 'Please fill in your full name'],
    ['fullName', '     ', 'נא למלא שם מלא', 'Please fill in your full name'],
    ['fullName', 'דנה', 'השם המלא צריך להכיל 5 עד 50 אותיות', 'The full name must have 5 to 50 letters'],
    [
      'fullName',
      'א'.repeat(51),
      'השם המלא צריך להכיל 5 עד 50 אותיות',
      'The full name must have 5 to 50 letters',
    ],
    ['phone', '', 'נא למלא מספר טלפון', 'Please fill in your phone number'],
    ['phone', '050-123456', PHONE.he, PHONE.en],
    ['phone', '050-12345678', PHONE.he, PHONE.en],
    ['phone', '1234567890', PHONE.he, PHONE.en],
    [
      'fullName',
      '<b>דנה</b>',
      'השם המלא צריך להכיל 5 עד 50 אותיות',
      'The full name must have 5 to 50 letters',
    ],
    ['phone', '050-abcdefg', PHONE.he, PHONE.en],
    [
      'phone',
      '050-1234567 שלוחה 4',
      'נא להזין את מספר הטלפון בלי השלוחה. אם יש בטופס שדה להודעה, אפשר לכתוב בו את השלוחה',
      'Please enter the phone number without the extension. If the form has a field for a message, write the extension there',
    ],
    [
      'phone',
      '03-5550100',
      'נא להזין מספר נייד: מספר הטלפון צריך להכיל 10 ספרות, למשל 050-1234567',
      'Please enter a mobile number: the phone number must have 10 digits, such as 050-1234567',
    ],
    [
      'phone',
      '03-5550100 ext. 12',
      'נא להזין מספר נייד בלי שלוחה, למשל 050-1234567',
      'Please enter a mobile number without an extension, such as 050-1234567',
    ],
    ['email', '', 'נא למלא דוא״ל', 'Please fill in your e-mail'],
    [
      'email',
      'dana@example',
      'כתובת הדוא״ל אינה תקינה. לדוגמה: name@example.com',
      'The e-mail address is not valid. For example: name@example.com',
    ],
    [
      'email',
      'דנה@example.com',
      'כתובת הדוא״ל אינה תקינה. לדוגמה: name@example.com',
      'The e-mail address is not valid. For example: name@example.com',
    ],
    [
      'message',
      'א'.repeat(501),
      'ההודעה יכולה להכיל עד 500 תווים',
      'The message can have up to 500 characters',
    ],
  ])('rejects as %s "%s"', (field, value, he, en) => {
    expect(errors({ ...good, [field]: value }, 'he')).toEqual({ [field]: he });
    expect(errors({ ...good, [field]: value }, 'en')).toEqual({ [field]: en });
  });

  it('reports every required field of an empty form', () => {
    expect(Object.keys(errors(emptyContact, 'he')).sort()).toEqual(['email', 'fullName', 'phone', 'subject']);
  });
});
