import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { toggleChoice } from '../../lib/filters/toggleChoice';
import { CodeForm } from './CodeForm';
import type { DeliveryBuildingOption, DeliveryDocument, WizardOption } from './DeliveryDocument';
import { OptionCard } from './OptionCard';
import { countBy, STEPS, type WizardChoice } from './wizard';
import { buildingGrid, fault, fields, leavingStep, legend, nothing, optionGrid } from './Wizard.styles';

interface OptionsStepProps {
  step: 0 | 1 | 2;
  buildings: readonly DeliveryBuildingOption[];
  destinations: readonly WizardOption[];
  categories: readonly WizardOption[];
  /** Documents that match the choices of earlier steps. */
  documents: readonly DeliveryDocument[];
  values: WizardChoice;
  /** Whether the visitor tried to continue without choosing an option. */
  missing: boolean;
  /** Whether the visitor may see the chosen building's documents: they are public, or the code was entered. */
  isOpen: boolean;
  leaving: boolean;
  onChoose: (changes: Partial<WizardChoice>) => void;
  /** Unlocks the chosen building's documents. Throws an ApiError if the code is wrong. */
  onCode: (code: string) => Promise<void>;
}

/** One of the wizard's first three steps, with the options of that step and the number of documents for each. */
export function OptionsStep(props: OptionsStepProps) {
  const { step, buildings, destinations, categories, documents, values, missing, isOpen, onChoose } = props;
  const { t } = useTranslation('documents');
  const faultId = useId();
  const name = STEPS[step];
  const counts = countBy(documents, (document) =>
    step === 0 ? document.buildings : step === 1 ? [document.destination] : document.categories,
  );
  const options: readonly (WizardOption & Partial<DeliveryBuildingOption>)[] =
    step === 0 ? buildings : (step === 1 ? destinations : categories).filter(({ id }) => counts.has(id));
  const chosen = buildings.find(({ id }) => id === values.building);
  const asks = step === 0 && chosen?.asksForCode === true && !isOpen;
  const isChosen = (id: string) =>
    step === 0
      ? values.building === id
      : step === 1
        ? values.destination === id
        : values.categories.includes(id);
  const choose = (id: string) =>
    onChoose(
      step === 0
        ? { building: id }
        : step === 1
          ? { destination: id }
          : { categories: toggleChoice(values.categories, id) },
    );
  return (
    <>
      <fieldset css={[fields, props.leaving && leavingStep]} aria-describedby={missing ? faultId : undefined}>
        <legend css={legend}>{t(`${name}Legend`)}</legend>
        {options.length === 0 && <p css={nothing}>{t('nothing')}</p>}
        <div css={step === 0 ? buildingGrid : optionGrid}>
          {options.map((option) => (
            <OptionCard
              key={option.id}
              group={`delivery-${name}`}
              several={step === 2}
              option={option}
              checked={isChosen(option.id)}
              invalid={missing}
              onChoose={() => choose(option.id)}
              facts={
                option.asksForCode
                  ? t('forResidents')
                  : t('documentCount', { number: counts.get(option.id) ?? 0 })
              }
            />
          ))}
        </div>
      </fieldset>
      {asks && <CodeForm key={chosen.id} building={chosen.name} onCode={props.onCode} />}
      <p id={faultId} role="alert" css={fault}>
        {missing && `*${t(asks ? 'codeMissing' : `${name}Missing`)}`}
      </p>
    </>
  );
}
