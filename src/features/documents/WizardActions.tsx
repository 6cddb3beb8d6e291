import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button';
import { Icon } from '../../components/Icon/Icon';
import { actions } from './Wizard.styles';

interface WizardActionsProps {
  /** Goes back; undefined in the first step. */
  onBack: (() => void) | undefined;
  /** Continues; undefined in the last step (forms-investors-catalogue §4). */
  onContinue: (() => void) | undefined;
}

/** The wizard's buttons "back" and "continue". */
export function WizardActions({ onBack, onContinue }: WizardActionsProps) {
  const { t } = useTranslation('documents');
  return (
    <div css={actions}>
      {onBack && (
        <Button variant="secondary" onClick={onBack}>
          {t('back')}
        </Button>
      )}
      {onContinue && (
        <Button onClick={onContinue}>
          {t('continue')}
          <Icon name="arrow" flip />
        </Button>
      )}
    </div>
  );
}
