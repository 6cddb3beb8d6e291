import type { TFunction } from 'i18next';
import { boolean, object, string, type ObjectSchema } from 'yup';
import { emailRule, fullNameRule, phoneRule } from '../../components/forms/personRules';
import { isIdNumber } from '../../lib/isIdNumber';
import type { RegistrationValues } from './registrationValues';

/**
 * The rules of a registration for a lottery; they are the service's (`contracts/personForms.test.ts`).
 * @param t texts of the namespace `lottery`
 */
export function registrationSchema(t: TFunction<'lottery'>): ObjectSchema<RegistrationValues> {
  return object({
    fullName: fullNameRule({ invalid: t('nameInvalid') }),
    idNumber: string()
      .trim()
      .required(t('idNumberInvalid'))
      .test('idNumber', t('idNumberInvalid'), isIdNumber),
    phone: phoneRule({ invalid: t('phoneInvalid') }),
    email: emailRule({ invalid: t('emailInvalid') }),
    terms: boolean().required().oneOf([true], t('termsRequired')),
    allowedMarketing: boolean().required(),
    allowedSmsAndEmail: boolean().required(),
  });
}
