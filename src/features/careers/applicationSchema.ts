import type { TFunction } from 'i18next';
import { array, boolean, mixed, object, string, type ObjectSchema } from 'yup';
import { emailRule, phoneRule } from '../../components/forms/personRules';
import { EMAIL_PATTERN } from '../../lib/emailPattern';
import type { ApplicationMode, ApplicationValues } from './applicationValues';

const NAME_MAX = 50;

/**
 * The rules of the application form (corporate-site §5). What belongs to the other mode is not looked at.
 * @param t texts of the namespace `careers`
 * @param mode by oneself, or for a friend
 */
export function applicationSchema(
  t: TFunction<'careers'>,
  mode: ApplicationMode,
): ObjectSchema<ApplicationValues> {
  const referral = mode === 'referral';
  const name = () => string().trim().required(t('required')).max(NAME_MAX, t('nameTooLong'));
  const phone = () => phoneRule({ missing: t('required'), invalid: t('phoneInvalid') });
  const email = () => emailRule({ missing: t('required'), invalid: t('emailInvalid') });
  const any = () => string().default('');
  const optionalEmail = any()
    .trim()
    .test('email', t('emailInvalid'), (value) => value === '' || EMAIL_PATTERN.test(value));
  return object({
    firstName: name(),
    lastName: name(),
    phone: phone(),
    email: referral ? optionalEmail : email(),
    cv: array(mixed<File>().required()).required().min(1, t('cvMissing')),
    referralName: referral ? name() : any(),
    referralPhone: referral ? phone() : any(),
    referralEmail: referral ? email() : any(),
    isApprovedTerms: referral ? boolean().required().oneOf([true], t('terms')) : boolean().required(),
  });
}
