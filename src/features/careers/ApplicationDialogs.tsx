import { navigate } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { uncoverPage } from '../../components/Dialog/dialogHistory';
import { FailureResult } from '../../components/forms/FailureResult';
import { FormResult } from '../../components/forms/FormResult';
import { ReferenceNumber } from '../../components/forms/ReferenceNumber';
import { UploadProgress } from '../../components/forms/UploadProgress';
import { Modal } from '../../components/Modal/Modal';
import type { ApplicationResult, Received } from './useApplication';

/** The simulated progress is complete, but the service has not answered yet. */
const WHOLE = 100;

interface ApplicationDialogsProps {
  /** Percent; null while nothing is being sent. */
  progress: number | null;
  /** The stored application while the progress still runs. */
  received: Received | null;
  result: ApplicationResult | null;
  careersPath: string;
  onBack: () => void;
  /** Cancels the sending; null while that is impossible. */
  onCancel: (() => void) | null;
}

/**
 * A modal with the progress, then one with the result; after a success the applicant goes to the careers page
 * (corporate-site §4). It says when the application is stored, and can then be closed before the progress ends.
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
  const leave = () => void uncoverPage().then(() => navigate(careersPath));
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
