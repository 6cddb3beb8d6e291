import { useTranslation } from 'react-i18next';
import { PROGRESS, STEPS, type StepNumber } from './wizard';
import { bar, barFill, currentStep, doneStep, stepItem, stepList } from './Wizard.styles';

/** Which step this is, and how far along. Steps cannot be pressed (forms-investors-catalogue §4). */
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
      <div
        role="progressbar"
        aria-label={t('progress')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={value}
        aria-valuetext={t('stepOf', { step: step + 1, steps: STEPS.length })}
        css={bar}
      >
        <div css={barFill} style={{ inlineSize: `${value}%` }} />
      </div>
    </>
  );
}
