import { useTranslation } from 'react-i18next';
import { FormResult } from '../../components/forms/FormResult';
import { ApiError } from '../../lib/api';

interface ContactFailureProps {
  error: unknown;
  onBack: () => void;
}

/** The screen after a message that did not arrive: why, and a way back to the form (corporate-site §8). */
export function ContactFailure({ error, onBack }: ContactFailureProps) {
  const { t } = useTranslation('contact');
  return (
    <FormResult
      success={false}
      title={t('errorContactUs')}
      action={{ label: t('tryAgain'), onClick: onBack }}
    >
      <p>{reason(error) ?? t(isNetwork(error) ? 'errorNetwork' : 'errorText')}</p>
    </FormResult>
  );
}

const isNetwork = (error: unknown): boolean => error instanceof ApiError && error.kind === 'network';

/** The service's own words, which are in the language of the page; only those that have a code are meant for visitors. */
const reason = (error: unknown): string | undefined =>
  error instanceof ApiError && error.code ? error.message : undefined;
