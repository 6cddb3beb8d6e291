import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button';
import { bar, percentage, progressBox } from './UploadProgress.styles';

interface UploadProgressProps {
  /** Accessible name of the progress bar. */
  label: string;
  percent: number;
  /** Describes the current phase of the upload. Screen readers announce it when it changes. */
  text: string;
  onCancel: (() => void) | null;
}

/** Progress bar of an upload, with a button that cancels it. */
export function UploadProgress({ label, percent, text, onCancel }: UploadProgressProps) {
  const { t } = useTranslation('forms');
  return (
    <div css={progressBox}>
      <p role="status">{text}</p>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        css={bar}
      >
        <span style={{ inlineSize: `${percent}%` }} />
      </div>
      <p css={percentage}>
        <bdi>{percent}%</bdi>
      </p>
      {onCancel && (
        <Button variant="secondary" onClick={onCancel}>
          {t('cancelSending')}
        </Button>
      )}
    </div>
  );
}
