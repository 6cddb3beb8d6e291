import { useTranslation } from 'react-i18next';
import { FormResult } from '../../components/forms/FormResult';
import { ApiError } from '../../lib/api';
import { reference as referenceStyle } from './LeadForm.styles';
import type { LeadResult } from './useLeadForm';

interface LeadResultViewProps {
  state: Exclude<LeadResult, { result: null }>;
  onBack: () => void;
}

/** The view in the form's place: thanks with a number, or what went wrong and a way back to the form. */
export function LeadResultView({ state, onBack }: LeadResultViewProps) {
  const { t } = useTranslation('lead');
  if (!state.result)
    return (
      <FormResult success={false} title={t('failure')} action={{ label: t('tryAgain'), onClick: onBack }}>
        <p>{reason(state.error) ?? t(isNetwork(state.error) ? 'failureNetwork' : 'failureText')}</p>
      </FormResult>
    );
  return (
    <FormResult success title={t('success')} action={{ label: t('another'), onClick: onBack }}>
      <p>{t('successText')}</p>
      {state.reference && (
        <p css={referenceStyle}>
          {t('reference')} <bdi dir="ltr">{state.reference}</bdi>
        </p>
      )}
    </FormResult>
  );
}

const isNetwork = (error: unknown): boolean => error instanceof ApiError && error.kind === 'network';

/** The service's own words, which are in the language of the page; only those that have a code are meant for visitors. */
const reason = (error: unknown): string | undefined =>
  error instanceof ApiError && error.code ? error.message : undefined;
