import type { TFunction } from 'i18next';
import { boolean, object, string, type ObjectSchema } from 'yup';
import { emailRule, fullNameRule, optionalTextRule, phoneRule } from '../../components/forms/personRules';
import { MESSAGE_MAX, type LeadValues, type LeadVariant } from './leadValues';

/**
 * Creates the validation rules of the lead form (project-marketing §5; forms-investors-catalogue §5). A full name has 5
 * to 50 characters, a phone number ten digits, and a message up to 500 characters. On the landing form, all empty
 * fields have one common message.
 * @param t translation function of the namespace `lead`
 */
export function leadSchema(t: TFunction<'lead'>, variant: LeadVariant): ObjectSchema<LeadValues> {
  const missing = (own: string) => (variant === 'landing' ? t('mandatory') : own);
  return object({
    fullName: fullNameRule({ missing: missing(t('nameInvalid')), invalid: t('nameInvalid') }),
    phone: phoneRule(t, { missing: missing(t('phoneInvalid')), invalid: t('phoneInvalid') }),
    email: emailRule({ missing: missing(t('emailInvalid')), invalid: t('emailInvalid') }),
    message: optionalTextRule(MESSAGE_MAX, t('messageTooLong')),
    formSubject: string().ensure(),
    allowedMarketing: boolean().required(),
    allowedSmsAndEmail: boolean().required(),
  });
}
