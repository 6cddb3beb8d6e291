import type { TFunction } from 'i18next';
import { boolean, object, string, type ObjectSchema } from 'yup';
import { emailRule, fullNameRule, optionalTextRule, phoneRule } from '../../components/forms/personRules';
import { MESSAGE_MAX, type ContactValues } from './contactValues';

/**
 * Creates the validation rules of the contact form (corporate-site §5, §9). A full name has 5 to 50 characters, a phone
 * number ten digits, and a message up to 500 characters.
 * @param t translation function of the namespace `contact`
 */
export function contactSchema(t: TFunction<'contact'>): ObjectSchema<ContactValues> {
  return object({
    subject: string().required(t('subjectRequired')),
    fullName: fullNameRule({ missing: t('nameRequired'), invalid: t('nameInvalid') }),
    phone: phoneRule(t, { missing: t('phoneRequired'), invalid: t('phoneInvalid') }),
    email: emailRule({ missing: t('emailRequired'), invalid: t('emailInvalid') }),
    message: optionalTextRule(MESSAGE_MAX, t('messageTooLong')),
    allowedMarketing: boolean().required(),
    allowedSmsAndEmail: boolean().required(),
  });
}
