import type { TFunction } from 'i18next';
import { array, object, string, type ObjectSchema } from 'yup';
import { emailRule } from '../../components/forms/personRules';
import { LANGUAGE_CODES } from '../../i18n/languages';
import { ALERT_KINDS, type AlertValues } from './alertValues';

/**
 * Creates the form's validation rules, with error messages in the page's language.
 * @param t translation function of the namespace `alerts`
 */
export function alertSchema(t: TFunction<'alerts'>): ObjectSchema<AlertValues> {
  return object({
    email: emailRule({ missing: t('emailRequired'), invalid: t('emailInvalid') }),
    kinds: array()
      .of(string().oneOf(ALERT_KINDS).required())
      .required(t('kindsRequired'))
      .min(1, t('kindsRequired')),
    language: string().oneOf(LANGUAGE_CODES).required(),
  });
}
