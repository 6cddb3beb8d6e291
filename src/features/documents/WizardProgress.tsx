import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { PROGRESS, STEPS, type StepNumber } from './wizard';
import { bar, barFill, currentStep, doneStep, stepItem, stepList } from './Wizard.styles';

/**
 * The list of steps with the current one marked, and a progress bar. Steps are not clickable (forms-investors-catalogue
 * §4).
 */
export function WizardProgress({ step }: { step: StepNumber }) {
  const { t } = useTranslation('documents');
  const value = PROGRESS[step];
  return (
    <>
      <ol css={stepList}>
        {STEPS.map((name, index) => (
          <li
            key={name}
            aria-current={index === step ? 'step' : undefined}
            css={[stepItem, index < step && doneStep, index === step && currentStep]}
          >
            {t(`${name}Step`)}
          </li>
        ))}
      </ol>
      <VisuallyHidden>
        <progress
          aria-label={t('progress')}
          aria-valuetext={t('stepOf', { step: step + 1, steps: STEPS.length })}
          max={100}
          value={value}
        />
      </VisuallyHidden>
      <div css={bar}>
        <div css={barFill} style={{ inlineSize: `${value}%` }} />
      </div>
    </>
  );
}
