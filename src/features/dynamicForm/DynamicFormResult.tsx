import { useTranslation } from 'react-i18next';
import { HistoryEntry } from '../../components/Dialog/HistoryEntry';
import { FailureResult } from '../../components/forms/FailureResult';
import { FormResult } from '../../components/forms/FormResult';
import { ReferenceNumber } from '../../components/forms/ReferenceNumber';
import { Modal } from '../../components/Modal/Modal';
import { SafeHtml } from '../../components/SafeHtml/SafeHtml';
import { useMediaQuery } from '../../components/useMediaQuery/useMediaQuery';
import { useLanguage } from '../../i18n/LanguageContext';
import { localizedRoute } from '../../i18n/paths';
import { media } from '../../theme/media';
import { thanks } from './DynamicForm.styles';
import type { EntryAnswer } from './entryAnswer';
import type { FormResultState } from './useDynamicForm';

interface DynamicFormResultProps {
  result: Exclude<FormResultState, { name: 'editing' }>;
  onBack: () => void;
}

/**
 * Checks whether the result appears as a sheet on top of the form. It does on phones; elsewhere the result replaces the
 * form (forms-investors-catalogue §2.3).
 */
export const useResultAsSheet = (): boolean => useMediaQuery(media.belowTablet);

/**
 * The result of sending a form: success with a link to the home page, or an error with a button back to the form
 * (forms-investors-catalogue §2.3, §8). After an error, the browser's Back button also returns to the form.
 */
export function DynamicFormResult({ result, onBack }: DynamicFormResultProps) {
  const { t } = useTranslation('dynamicForm');
  const sheet = useResultAsSheet();
  const screen =
    result.name === 'sent' ? (
      <Success answer={result.answer} />
    ) : (
      <FailureResult
        error={result.error}
        title={t('errorTitle')}
        fallback={t('errorText')}
        action={t('errorButton')}
        onBack={onBack}
      />
    );
  if (!sheet)
    return (
      <>
        {result.name === 'failed' && <HistoryEntry onBack={onBack} />}
        {screen}
      </>
    );
  return (
    <Modal
      open
      onClose={onBack}
      title={t(result.name === 'sent' ? 'successTitle' : 'errorTitle')}
      titleHidden
      bottomSheet
    >
      {screen}
    </Modal>
  );
}

function Success({ answer: { message, reference } }: { answer: EntryAnswer }) {
  const { t } = useTranslation('dynamicForm');
  const { code } = useLanguage();
  return (
    <FormResult
      success
      title={t('successTitle')}
      action={{ label: t('successButton'), to: localizedRoute('/', code) }}
    >
      {message?.isHtml ? (
        <SafeHtml html={message.text} />
      ) : (
        <p css={thanks}>{message?.text ?? t('successText')}</p>
      )}
      <ReferenceNumber number={reference} />
    </FormResult>
  );
}
