import { useTranslation } from 'react-i18next';
import { HistoryEntry } from '../../components/Dialog/HistoryEntry';
import { FormResult } from '../../components/forms/FormResult';
import { useFailureText } from '../../components/forms/useFailureText';

interface ContactFailureProps {
  error: unknown;
  onBack: () => void;
}

/** The failure screen with the reason (corporate-site §8). Its button and Back lead to the form. */
export function ContactFailure({ error, onBack }: ContactFailureProps) {
  const { t } = useTranslation('contact');
  const text = useFailureText(error, t('errorText'));
  return (
    <FormResult
      success={false}
      title={t('errorContactUs')}
      action={{ label: t('tryAgain'), onClick: onBack }}
    >
      <p>{text}</p>
      <HistoryEntry onBack={onBack} />
    </FormResult>
  );
}
