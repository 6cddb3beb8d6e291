import { navigate } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { removeDialogEntries } from '../../components/Dialog/dialogHistory';
import { FailureResult } from '../../components/forms/FailureResult';
import { FormResult } from '../../components/forms/FormResult';
import { ReferenceNumber } from '../../components/forms/ReferenceNumber';
import { UploadProgress } from '../../components/forms/UploadProgress';
import { Modal } from '../../components/Modal/Modal';
import type { ApplicationResult, Received } from './useApplication';

/**
 * Percentage at which the simulated progress is complete. If the service has not answered by then, the dialog shows
 * another text.
 */
const WHOLE = 100;

interface ApplicationDialogsProps {
  /** Progress in percent; null while nothing is being sent. */
  progress: number | null;
  /** The application that the service has accepted. It is set while the progress animation still runs. */
  received: Received | null;
  result: ApplicationResult | null;
  careersPath: string;
  onBack: () => void;
  /** Cancels the upload; null if it cannot be cancelled. */
  onCancel: (() => void) | null;
}

/**
 * A dialog that shows the progress and then the result; after a success it leads to the careers page (corporate-site
 * §4). Once the service has accepted the application, the dialog says so and can be closed before the progress
 * animation ends.
 */
export function ApplicationDialogs({
  progress,
  received,
  result,
  careersPath,
  onBack,
  onCancel,
}: ApplicationDialogsProps) {
  const { t } = useTranslation('careers');
  const leave = () => void removeDialogEntries().then(() => navigate(careersPath));
  const stored = received ?? (result?.success ? result : null);
  const isBusy = result === null && !stored;
  const close = stored ? leave : onBack;
  const title = t(stored ? 'success' : result === null ? 'uploading' : 'failure');
  return (
    <Modal
      open={progress !== null || result !== null}
      onClose={isBusy ? () => undefined : close}
      title={title}
      titleHidden={result !== null}
      busy={isBusy}
    >
      {result === null ? (
        <>
          <UploadProgress
            label={t('uploading')}
            percent={progress ?? 0}
            text={t(received ? 'received' : (progress ?? 0) < WHOLE ? 'uploadingText' : 'uploadingLate')}
            onCancel={onCancel}
          />
          <ReferenceNumber number={received?.reference ?? null} />
        </>
      ) : (
        <Result result={result} onBack={onBack} onLeave={leave} />
      )}
    </Modal>
  );
}

interface ResultProps {
  result: ApplicationResult;
  onBack: () => void;
  onLeave: () => void;
}

function Result({ result, onBack, onLeave }: ResultProps) {
  const { t } = useTranslation('careers');
  if (!result.success)
    return (
      <FailureResult
        error={result.error}
        title={t('failure')}
        fallback={t('failureText')}
        action={t('tryAgain')}
        onBack={onBack}
      />
    );
  return (
    <FormResult success title={t('success')} action={{ label: t('toCareers'), onClick: onLeave }}>
      <p>{t('successText')}</p>
      <ReferenceNumber number={result.reference} />
    </FormResult>
  );
}
