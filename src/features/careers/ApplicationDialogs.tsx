import { navigate } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { uncoverPage } from '../../components/Dialog/dialogHistory';
import { FormResult } from '../../components/forms/FormResult';
import { ReferenceNumber } from '../../components/forms/ReferenceNumber';
import { useFailureText } from '../../components/forms/useFailureText';
import { Modal } from '../../components/Modal/Modal';
import { bar, progressBox } from './Careers.styles';
import type { ApplicationResult } from './useApplication';

interface ApplicationDialogsProps {
  /** Percent; null while nothing is being sent. */
  progress: number | null;
  result: ApplicationResult | null;
  careersPath: string;
  onBack: () => void;
}

/**
 * Dialogs of an application: simulated progress, then the result. Success leads to the careers page (corporate-site
 * §4).
 */
export function ApplicationDialogs({ progress, result, careersPath, onBack }: ApplicationDialogsProps) {
  const { t } = useTranslation('careers');
  const leave = () => void uncoverPage().then(() => navigate(careersPath));
  const close = result?.success ? leave : onBack;
  const title = t(result === null ? 'uploading' : result.success ? 'success' : 'failure');
  return (
    <Modal
      open={progress !== null || result !== null}
      onClose={result === null ? () => undefined : close}
      title={title}
      titleHidden={result !== null}
      busy={result === null}
    >
      {result === null ? (
        <Progress percent={progress ?? 0} />
      ) : (
        <Result result={result} onBack={onBack} onLeave={leave} />
      )}
    </Modal>
  );
}

/** At the end of the simulated progress, the dialog waits for the service. */
const WHOLE = 100;

function Progress({ percent }: { percent: number }) {
  const { t } = useTranslation('careers');
  return (
    <div css={progressBox}>
      <p role="status">{t(percent < WHOLE ? 'uploadingText' : 'uploadingLate')}</p>
      <div
        role="progressbar"
        aria-label={t('uploading')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        css={bar}
      >
        <span style={{ inlineSize: `${percent}%` }} />
      </div>
      <p>
        <bdi>{percent}%</bdi>
      </p>
    </div>
  );
}

interface ResultProps {
  result: ApplicationResult;
  onBack: () => void;
  onLeave: () => void;
}

function Result({ result, onBack, onLeave }: ResultProps) {
  const { t } = useTranslation('careers');
  const failure = useFailureText(result.success ? null : result.error, t('failureText'));
  if (!result.success)
    return (
      <FormResult success={false} title={t('failure')} action={{ label: t('tryAgain'), onClick: onBack }}>
        <p>{failure}</p>
      </FormResult>
    );
  return (
    <FormResult success title={t('success')} action={{ label: t('toCareers'), onClick: onLeave }}>
      <p>{t('successText')}</p>
      <ReferenceNumber number={result.reference} />
    </FormResult>
  );
}
