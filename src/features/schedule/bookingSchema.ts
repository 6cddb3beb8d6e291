import type { TFunction } from 'i18next';
import { boolean, object, type ObjectSchema } from 'yup';
import { emailRule, fullNameRule, optionalTextRule, phoneRule } from '../../components/forms/personRules';
import { COMMENTS_MAX, type BookingValues } from './bookingValues';

/**
 * Creates the validation rules of a booking. `contracts/personForms.test.ts` checks that they equal those of the
 * service.
 * @param t translation function of the namespace `schedule`
 */
export function bookingSchema(t: TFunction<'schedule'>): ObjectSchema<BookingValues> {
  return object({
    fullName: fullNameRule({ invalid: t('nameInvalid') }),
    phone: phoneRule(t, { invalid: t('phoneInvalid') }),
    email: emailRule({ invalid: t('emailInvalid') }),
    comments: optionalTextRule(COMMENTS_MAX, t('commentsTooLong')),
    allowedMarketing: boolean().required(),
    allowedSmsAndEmail: boolean().required(),
  });
}
