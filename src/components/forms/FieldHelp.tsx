import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { help } from './field.styles';
import { ErrorsInSummaryOnly } from './ErrorsInSummaryOnly';

interface FieldHelpProps {
  id: string;
  error: string | undefined;
  /** Whether the field has a valid value. */
  completed: boolean;
}

/** The state of a field: its error in red or "completed" in green (corporate-site §5), each with an icon. */
export function FieldHelp({ id, error, completed }: FieldHelpProps) {
  const { t } = useTranslation('forms');
  const quiet = useContext(ErrorsInSummaryOnly);
  if (error && quiet) return <VisuallyHidden id={id}>{error}</VisuallyHidden>;
  return (
    <span id={id} css={error ? help.error : help.completed}>
      {error ? (
        <>
          <Icon name="error" />
          {error}
        </>
      ) : (
        completed && (
          <>
            <Icon name="check" />
            {t('completed')}
          </>
        )
      )}
    </span>
  );
}
