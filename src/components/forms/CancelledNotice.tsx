import { useTranslation } from 'react-i18next';
import { FormNotice } from './FormNotice';

/** Says that a sending was cancelled. */
export function CancelledNotice() {
  const { t } = useTranslation('forms');
  return <FormNotice tone="info">{t('sendingCancelled')}</FormNotice>;
}
