import { useTranslation } from 'react-i18next';
import { FormSkeleton } from '../../components/forms/FormSkeleton';

/** Keeps the place of a form that is on its way. */
export function FormPlaceholder() {
  const { t } = useTranslation('dynamicForm');
  return <FormSkeleton fields={5} blockSize="32rem" label={t('loading')} />;
}
