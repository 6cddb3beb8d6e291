import { useTranslation } from 'react-i18next';
import { FormSkeleton } from '../../components/forms/FormSkeleton';

/** A placeholder for a form that is loading. */
export function FormPlaceholder() {
  const { t } = useTranslation('dynamicForm');
  return <FormSkeleton fields={5} blockSize="32rem" label={t('loading')} />;
}
