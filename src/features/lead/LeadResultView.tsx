import { useTranslation } from 'react-i18next';
import { HistoryEntry } from '../../components/Dialog/HistoryEntry';
import { FormResult } from '../../components/forms/FormResult';
import { ReferenceNumber } from '../../components/forms/ReferenceNumber';
import { useFailureText } from '../../components/forms/useFailureText';
import type { LeadResult } from './useLeadForm';

interface LeadResultViewProps {
  state: Exclude<LeadResult, { result: null }>;
  onBack: () => void;
}

/** The result view: thanks with a reference number, or the error, from which its button and Back lead to the form. */
export function LeadResultView({ state, onBack }: LeadResultViewProps) {
  const { t } = useTranslation('lead');
  const failure = useFailureText(state.result ? null : state.error, t('failureText'));
  if (!state.result)
    return (
      <FormResult success={false} title={t('failure')} action={{ label: t('tryAgain'), onClick: onBack }}>
        <p>{failure}</p>
        <HistoryEntry onBack={onBack} />
      </FormResult>
    );
  return (
    <FormResult success title={t('success')} action={{ label: t('another'), onClick: onBack }}>
      <p>{t('successText')}</p>
      <ReferenceNumber number={state.reference} />
    </FormResult>
  );
}
