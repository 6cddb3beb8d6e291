import type { TFunction } from 'i18next';
import { boolean, object, type ObjectSchema } from 'yup';
import { emailRule, fullNameRule, idNumberRule, phoneRule } from '../../components/forms/personRules';
import type { RegistrationValues } from './registrationValues';

/**
 * Creates the validation rules of a lottery registration. `contracts/personForms.test.ts` checks that they equal those
 * of the service.
 * @param t translation function of the namespace `lottery`
 */
export function registrationSchema(t: TFunction<'lottery'>): ObjectSchema<RegistrationValues> {
  return object({
    fullName: fullNameRule({ invalid: t('nameInvalid') }),
    idNumber: idNumberRule({ invalid: t('idNumberInvalid') }),
    phone: phoneRule(t, { invalid: t('phoneInvalid') }),
    email: emailRule({ invalid: t('emailInvalid') }),
    terms: boolean().required().oneOf([true], t('termsRequired')),
    allowedMarketing: boolean().required(),
    allowedSmsAndEmail: boolean().required(),
  });
}
