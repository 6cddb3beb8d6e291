import { ValidationError } from 'yup';
import { createTranslator } from '../../i18n/createTranslator';
import type { Language } from '../../i18n/languages';
import { readLocales } from '../../testing/readLocales';
import { leadSchema } from './leadSchema';
import { emptyLead, type LeadValues, type LeadVariant } from './leadValues';

const good: LeadValues = {
  ...emptyLead,
  fullName: 'דנה כהן',
  phone: '050-1234567',
  email: 'dana@example.com',
};
const translate = (language: Language) =>
  createTranslator(language, readLocales(language)).getFixedT(language, 'lead');

function errors(values: LeadValues, language: Language, variant: LeadVariant): Record<string, string> {
  try {
    leadSchema(translate(language), variant).validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.reverse().map(({ path: field, message }) => [field, message]));
  }
}

describe('leadSchema', () => {
  it.each<[string, Partial<LeadValues>]>([
    ['without a message', {}],
    ['with a name of 5 characters', { fullName: 'דן כץ' }],
    ['with a name of 50 characters', { fullName: 'א'.repeat(50) }],
    ['with signs in the name', { fullName: "Anne-Marie O'Neil Jr." }],
    ['with a phone with a country code', { phone: '+972 50-123-4567' }],
    ['with a message of 500 characters', { message: 'א'.repeat(500) }],
    ['with spaces around', { fullName: '  דנה כהן ', email: ' dana@example.com ' }],
  ])('accepts a form %s', (_name, changes) => {
    expect(errors({ ...good, ...changes }, 'he', 'project')).toEqual({});
  });

  const NAME = ['נא להזין שם מלא תקין', 'Please enter a valid full name'] as const;
  const PHONE = ['נא להזין טלפון תקין', 'Please enter a valid phone'] as const;
  const EMAIL = ['נא להזין כתובת דוא״ל תקינה', 'Please enter a valid email address'] as const;
  const LONG = ['ההודעה יכולה להכיל עד 500 תווים', 'The message can have up to 500 characters'] as const;
  it.each<[keyof LeadValues, string, readonly [he: string, en: string]]>([
    ['fullName', '', NAME],
    ['fullName', 'דנהה', NAME],
    ['fullName', 'א'.repeat(51), NAME],
    ['fullName', 'Dana 12345', NAME],
    ['fullName', 'https://spam.example', NAME],
    ['phone', '', PHONE],
    ['phone', '050-123456', PHONE],
    ['phone', '050-12345678', PHONE],
    ['phone', '050-abcdefg', PHONE],
    ['email', '', EMAIL],
    ['email', 'dana@example', EMAIL],
    ['message', 'א'.repeat(501), LONG],
  ])('rejects as %s "%s"', (field, value, [he, en]) => {
    expect(errors({ ...good, [field]: value }, 'he', 'eligibility')).toEqual({ [field]: he });
    expect(errors({ ...good, [field]: value }, 'en', 'eligibility')).toEqual({ [field]: en });
  });

  it('uses the fallback message for empty fields of the landing form', () => {
    const en = 'Fields are mandatory';
    expect(errors(emptyLead, 'en', 'landing')).toEqual({ fullName: en, phone: en, email: en });
    expect(errors({ ...good, phone: '1' }, 'en', 'landing')).toEqual({ phone: 'Please enter a valid phone' });
  });
});
