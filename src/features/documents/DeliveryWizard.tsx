import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IgnoredValuesNotice } from '../../components/filters/IgnoredValuesNotice';
import { NoScriptFallback } from '../../components/forms/NoScriptFallback';
import { useOneClickPerStep } from '../../components/forms/useOneClickPerStep';
import { Section } from '../../components/Section/Section';
import { ShareButton } from '../../components/ShareButton/ShareButton';
import { buildingUrl } from './buildingUrl';
import { ChoiceSummary } from './ChoiceSummary';
import type { DeliveryBuildingOption, DeliveryDocument, WizardOption } from './DeliveryDocument';
import { DownloadDialog } from './DownloadDialog';
import { FilesStep } from './FilesStep';
import { OptionsStep } from './OptionsStep';
import { StepAnimation } from './StepAnimation';
import { useDownload } from './useDownload';
import { useResidentFiles } from './useResidentFiles';
import { BACK_MS, resetsOnBack, documentsAt, hasSelection, stepOf, STEPS, type StepNumber } from './wizard';
import { FiltersProvider, useFilters } from './wizardFilters';
import { WizardActions } from './WizardActions';
import { WizardProgress } from './WizardProgress';
import { head, heading, wizard } from './Wizard.styles';

export interface DeliveryWizardProps {
  buildings: readonly DeliveryBuildingOption[];
  destinations: readonly WizardOption[];
  categories: readonly WizardOption[];
  /** Public documents. Those for residents are requested from the live service after the code was entered. */
  documents: readonly DeliveryDocument[];
}

/**
 * The wizard for documents of a building, with four steps: building, destination, category, files
 * (forms-investors-catalogue §2.5, §4).
 */
export function DeliveryWizard(props: DeliveryWizardProps) {
  const { buildings, destinations, categories } = props;
  const known = useMemo(() => {
    const ids = (options: readonly WizardOption[]) => options.map(({ id }) => id);
    return {
      building: ids(buildings),
      destination: ids(destinations),
      categories: ids(categories),
    };
  }, [buildings, destinations, categories]);
  return (
    <FiltersProvider known={known}>
      <Wizard {...props} />
    </FiltersProvider>
  );
}

function Wizard({ buildings, destinations, categories, documents: open }: DeliveryWizardProps) {
  const { t } = useTranslation('documents');
  const headingId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { values, change, leftOut } = useFilters();
  const { unlocked, unlock, renew } = useResidentFiles();
  const { download, start, close } = useDownload(renew);
  const [missing, setMissing] = useState(false);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [leaving, setLeaving] = useState(false);

  const building = buildings.find(({ id }) => id === values.building);
  const isOpen = building !== undefined && (!building.asksForCode || unlocked?.building === building.id);
  const step = stepOf(values.step, values, isOpen);
  const documents = useMemo(() => [...open, ...(unlocked?.documents ?? [])], [open, unlocked]);
  const at = documentsAt(step, documents, values);

  const oneClick = useOneClickPerStep(step);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    setMissing(false);
    setSelected([]);
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: 'nearest' });
  }, [step]);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);

  const goOn = () => {
    if (!hasSelection(step, values) || (step === 0 && !isOpen)) setMissing(true);
    else void change({ step: (step + 1) as StepNumber });
  };
  const goBack = () => {
    if (leaving) return;
    setSelected([]);
    setLeaving(true);
    timer.current = setTimeout(() => {
      setLeaving(false);
      void change({ ...resetsOnBack(step), step: (step - 1) as StepNumber });
    }, BACK_MS);
  };
  const choose = (changes: Parameters<typeof change>[0]) => {
    setMissing(false);
    void change(changes, { passing: true });
  };
  const openBuilding = async (code: string) => {
    await unlock(values.building ?? '', code);
    void change({ step: 1 });
  };

  const name = STEPS[step];
  return (
    <Section labelledBy={headingId} id="documents">
      <NoScriptFallback text={t('needsScripts')} />
      <div css={wizard} {...oneClick}>
        <div css={head}>
          <StepAnimation step={step} />
          <div>
            <WizardProgress step={step} />
            <h2 ref={title} id={headingId} tabIndex={-1} css={heading}>
              {t(`${name}Title`)}
            </h2>
            <ChoiceSummary
              options={[
                step > 0 ? building : undefined,
                step > 1 ? destinations.find(({ id }) => id === values.destination) : undefined,
                ...(step > 2 ? categories.filter(({ id }) => values.categories.includes(id)) : []),
              ]}
            />
            {building && (
              <ShareButton title={building.name} url={() => buildingUrl(window.location.href, building.id)} />
            )}
          </div>
        </div>
        {leftOut && <IgnoredValuesNotice {...leftOut} />}
        {step !== 3 ? (
          <OptionsStep
            step={step}
            buildings={buildings}
            destinations={destinations}
            categories={categories}
            documents={at}
            values={values}
            missing={missing}
            isOpen={isOpen}
            leaving={leaving}
            onChoose={choose}
            onCode={openBuilding}
          />
        ) : (
          <FilesStep
            documents={at}
            selected={selected}
            leaving={leaving}
            onSelect={setSelected}
            onDownload={(files) => void start(files)}
          />
        )}
        <WizardActions onBack={step > 0 ? goBack : undefined} onContinue={step < 3 ? goOn : undefined} />
      </div>
      <DownloadDialog download={download} onClose={close} onRetry={(files) => void start(files)} />
    </Section>
  );
}
