import { useTranslation } from 'react-i18next';
import { CheckboxField } from './CheckboxField';

/** The two optional marketing consents of most forms. Both are unticked by default. */
export function MarketingConsents() {
  const { t } = useTranslation('consents');
  return (
    <>
      <CheckboxField name="allowedMarketing" label={t('marketing')} />
      <CheckboxField name="allowedSmsAndEmail" label={t('smsAndEmail')} />
    </>
  );
}
