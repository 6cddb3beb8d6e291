import type { TFunction } from 'i18next';
import { boolean, object, string, type ObjectSchema } from 'yup';
import { emailRule, fullNameRule, idNumberRule, phoneRule } from '../../components/forms/personRules';
import type { PaymentValues } from './paymentValues';

/**
 * Creates the validation rules of the payment form (project-marketing §5).
 * @param t translation function of the namespace `payment`
 */
export function paymentSchema(t: TFunction<'payment'>): ObjectSchema<PaymentValues> {
  return object({
    fullName: fullNameRule({ invalid: t('nameInvalid') }),
    phone: phoneRule(t, { invalid: t('phoneInvalid') }),
    idNumber: idNumberRule({ invalid: t('idNumberInvalid') }),
    email: emailRule({ invalid: t('emailInvalid') }),
    // The code has no rule, because only the service can check it.
    emailCode: string().default(''),
    checkbox1: boolean().required().oneOf([true], t('checkbox1Required')),
    checkbox2: boolean().required(),
  });
}
