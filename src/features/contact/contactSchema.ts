import type { TFunction } from 'i18next';
import { boolean, object, string, type ObjectSchema } from 'yup';
import { EMAIL_PATTERN } from '../../lib/emailPattern';
import { normalizePhone } from '../../lib/normalizePhone';
import { MESSAGE_MAX, type ContactValues } from './contactValues';

const NAME_MIN = 5;
const NAME_MAX = 50;
const PHONE = /^\d{10}$/;

/**
 * The rules of the contact form in the page's language (corporate-site §5 and §9): full name 5 to 50 characters, phone ten digits, message at most 500.
 * @param t texts of the namespace `contact`
 */
export function contactSchema(t: TFunction<'contact'>): ObjectSchema<ContactValues> {
  return object({
    subject: string().required(t('subjectRequired')),
    fullName: string()
      .trim()
      .required(t('nameRequired'))
      .min(NAME_MIN, t('nameInvalid'))
      .max(NAME_MAX, t('nameInvalid')),
    phone: string()
      .trim()
      .required(t('phoneRequired'))
      .test('digits', t('phoneInvalid'), (value) => PHONE.test(normalizePhone(value))),
    email: string().trim().required(t('emailRequired')).matches(EMAIL_PATTERN, t('emailInvalid')),
    message: string().trim().max(MESSAGE_MAX, t('messageTooLong')).default(''),
    allowedMarketing: boolean().required(),
    allowedSmsAndEmail: boolean().required(),
  });
}
