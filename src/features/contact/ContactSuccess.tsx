import { useTranslation } from 'react-i18next';
import { FormResult } from '../../components/forms/FormResult';
import { ReferenceNumber } from '../../components/forms/ReferenceNumber';

interface ContactSuccessProps {
  /** Reference number of the message; null if the service returned none. */
  reference: string | null;
  onBack: () => void;
}

/** The screen that confirms that a contact message was sent (corporate-site §8). */
export function ContactSuccess({ reference, onBack }: ContactSuccessProps) {
  const { t } = useTranslation('contact');
  return (
    <FormResult
      success
      title={t('successContactUs')}
      action={{ label: t('anotherMessage'), onClick: onBack }}
    >
      <p>{t('successText')}</p>
      <ReferenceNumber number={reference} />
    </FormResult>
  );
}
