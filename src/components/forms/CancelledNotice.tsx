import { useTranslation } from 'react-i18next';
import { FormNotice } from './FormNotice';

/** A notice that sending the form was cancelled. */
export function CancelledNotice() {
  const { t } = useTranslation('forms');
  return <FormNotice tone="info">{t('sendingCancelled')}</FormNotice>;
}
