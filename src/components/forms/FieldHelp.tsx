import { useTranslation } from 'react-i18next';
import { done, error as errorText } from './field.styles';

interface FieldHelpProps {
  id: string;
  error: string | undefined;
  /** The field was filled in, and well. */
  completed: boolean;
}

/** Under a field: what is wrong, in red, or "completed", in green (corporate-site §5). */
export function FieldHelp({ id, error, completed }: FieldHelpProps) {
  const { t } = useTranslation('forms');
  return (
    <span id={id} css={error ? errorText : done}>
      {error ?? (completed ? t('completed') : null)}
    </span>
  );
}
