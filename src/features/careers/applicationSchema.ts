import type { TFunction } from 'i18next';
import { array, boolean, mixed, object, string, type ObjectSchema } from 'yup';
import { emailRule, namePartRule, optionalEmailRule, phoneRule } from '../../components/forms/personRules';
import type { ApplicationMode, ApplicationValues } from './applicationValues';

/**
 * Creates the validation rules for a mode of the form (corporate-site §5). Fields of the other mode are not validated.
 * @param t translation function of the namespace `careers`
 */
export function applicationSchema(
  t: TFunction<'careers'>,
  mode: ApplicationMode,
): ObjectSchema<ApplicationValues> {
  const referral = mode === 'referral';
  const name = () => namePartRule({ missing: t('required'), invalid: t('nameInvalid') });
  const phone = () => phoneRule(t, { missing: t('required'), invalid: t('phoneInvalid') });
  const email = () => emailRule({ missing: t('required'), invalid: t('emailInvalid') });
  const any = () => string().default('');
  return object({
    firstName: name(),
    lastName: name(),
    phone: phone(),
    email: referral ? optionalEmailRule({ invalid: t('emailInvalid') }) : email(),
    cv: array(mixed<File>().required()).required().min(1, t('cvMissing')),
    referralName: referral ? name() : any(),
    referralPhone: referral ? phone() : any(),
    referralEmail: referral ? email() : any(),
    isApprovedTerms: referral ? boolean().required().oneOf([true], t('terms')) : boolean().required(),
  });
}
