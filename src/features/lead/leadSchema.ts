import type { TFunction } from 'i18next';
import { boolean, object, string, type ObjectSchema } from 'yup';
import { emailRule, fullNameRule, optionalTextRule, phoneRule } from '../../components/forms/personRules';
import { MESSAGE_MAX, type LeadValues, type LeadVariant } from './leadValues';

/**
 * Creates the validation rules: full name 5 to 50 characters, ten-digit phone, message up to 500 characters
 * (project-marketing §5; forms-investors-catalogue §5). Empty fields of the landing form have the fallback message.
 * @param t texts of the namespace `lead`
 */
export function leadSchema(t: TFunction<'lead'>, variant: LeadVariant): ObjectSchema<LeadValues> {
  const missing = (own: string) => (variant === 'landing' ? t('mandatory') : own);
  return object({
    fullName: fullNameRule({ missing: missing(t('nameInvalid')), invalid: t('nameInvalid') }),
    phone: phoneRule({
      missing: missing(t('phoneInvalid')),
      invalid: t('phoneInvalid'),
      extension: t('forms:phoneExtension'),
    }),
    email: emailRule({ missing: missing(t('emailInvalid')), invalid: t('emailInvalid') }),
    message: optionalTextRule(MESSAGE_MAX, t('messageTooLong')),
    formSubject: string().ensure(),
    allowedMarketing: boolean().required(),
    allowedSmsAndEmail: boolean().required(),
  });
}
