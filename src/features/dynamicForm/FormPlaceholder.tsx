import { useTranslation } from 'react-i18next';
import { FormSkeleton } from '../../components/forms/FormSkeleton';

/** The placeholder that is shown while a form loads. */
export function FormPlaceholder() {
  const { t } = useTranslation('dynamicForm');
  return <FormSkeleton fields={5} blockSize="32rem" label={t('loading')} />;
}
