import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button';
import { Modal } from '../../components/Modal/Modal';
import type { DeliveryDocument } from './DeliveryDocument';
import type { FileProgress } from './download/downloadFiles';
import type { Download } from './useDownload';
import { bar, barFill } from './Wizard.styles';
import { dialogActions, dialogBody, progressList, progressRow, skipped } from './Files.styles';

interface DownloadDialogProps {
  download: Download;
  /** Cancels the running download, or closes the dialog with its result. */
  onClose: () => void;
  onRetry: (documents: readonly DeliveryDocument[]) => void;
}

/**
 * The dialog of a download. It shows the progress of each file and in total, then success or failure
 * (forms-investors-catalogue §4, §8).
 */
export function DownloadDialog({ download, onClose, onRetry }: DownloadDialogProps) {
  const { t } = useTranslation('documents');
  const { state, files, progress, share, failed, saved } = download;
  const percent = Math.round(share * 100);
  const said = (of: FileProgress | undefined) =>
    of === 'failed' ? t('skipped') : of === 1 ? t('fetched') : `${Math.round((of ?? 0) * 100)}%`;
  return (
    <Modal
      open={state !== 'idle'}
      onClose={onClose}
      title={t(`${state === 'idle' ? 'running' : state}Title`)}
      size="small"
      bottomSheet
      footer={
        <div css={dialogActions}>
          {state !== 'running' && failed.length > 0 && (
            <Button onClick={() => onRetry(failed)}>{t('retry', { number: failed.length })}</Button>
          )}
          <Button
            variant={state === 'running' || failed.length > 0 ? 'secondary' : 'primary'}
            onClick={onClose}
          >
            {t(state === 'running' ? 'cancel' : 'done')}
          </Button>
        </div>
      }
    >
      <div css={dialogBody}>
        <p role="status">
          {state === 'running' && t('runningText', { number: files.length })}
          {state === 'success' && t('successText', { number: files.length - failed.length })}
          {state === 'failed' && t('failedText')}
        </p>
        {state === 'success' && (
          <ul css={progressList}>
            {saved.map((name) => (
              <li key={name}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        )}
        {state === 'running' && (
          <>
            <div
              role="progressbar"
              aria-label={t('downloadProgress')}
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuenow={percent}
              css={bar}
            >
              <div css={barFill} style={{ inlineSize: `${percent}%` }} />
            </div>
            {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long list scrolls by keys too */}
            <ul css={progressList} tabIndex={0} aria-label={t('files')}>
              {files.map(({ id, name }) => (
                <li key={id} css={progressRow}>
                  <span>{name}</span>
                  <bdi>{said(progress[id])}</bdi>
                </li>
              ))}
            </ul>
          </>
        )}
        {state !== 'running' && failed.length > 0 && (
          <div css={skipped}>
            <p>{t('failedFiles', { number: failed.length })}</p>
            <ul css={progressList}>
              {failed.map(({ id, name }) => (
                <li key={id}>{name}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Modal>
  );
}
