import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button/Button';
import { Icon } from '../../components/Icon/Icon';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { useLanguage } from '../../i18n/LanguageContext';
import { downloadPath } from '../../lib/downloadPath';
import { fileSize, fileType } from '../../lib/fileFacts';
import type { DeliveryDocument } from './DeliveryDocument';
import {
  barCount,
  fileFacts,
  fileList,
  fileName,
  fileRow,
  fileSave,
  fileTop,
  selectionBar,
} from './Files.styles';
import { leavingStep, nothing } from './Wizard.styles';

interface FilesStepProps {
  documents: readonly DeliveryDocument[];
  /** Ids of the selected documents. */
  selected: readonly string[];
  leaving: boolean;
  onSelect: (ids: readonly string[]) => void;
  onDownload: (documents: readonly DeliveryDocument[]) => void;
}

const bytesOf = (documents: readonly DeliveryDocument[]): number =>
  documents.reduce((sum, { size }) => sum + (size ?? 0), 0);

/**
 * The wizard's last step: a list of documents that can be selected or downloaded one by one, and a bar that downloads
 * the selection.
 */
export function FilesStep({ documents, selected, leaving, onSelect, onDownload }: FilesStepProps) {
  const { t } = useTranslation('documents');
  const { code } = useLanguage();
  const chosen = documents.filter(({ id }) => selected.includes(id));
  const all = documents.length > 0 && chosen.length === documents.length;
  const summary = (files: readonly DeliveryDocument[]) =>
    `${t('documentCount', { number: files.length })} · ${fileSize(bytesOf(files), code)}`;
  if (documents.length === 0) return <p css={nothing}>{t('nothing')}</p>;
  return (
    <div css={leaving && leavingStep}>
      <div css={fileTop}>
        <p>
          <bdi>{summary(documents)}</bdi>
        </p>
        <Button
          variant="text"
          aria-pressed={all}
          onClick={() => onSelect(all ? [] : documents.map(({ id }) => id))}
        >
          {t(all ? 'selectNone' : 'selectAll')}
        </Button>
      </div>
      <ul css={fileList}>
        {documents.map(({ id, name, type, filename, size, url }) => (
          <li key={id} css={fileRow}>
            <label css={fileName}>
              <input
                type="checkbox"
                checked={selected.includes(id)}
                onChange={({ target }) =>
                  onSelect(target.checked ? [...selected, id] : selected.filter((one) => one !== id))
                }
              />
              <span>{name}</span>
            </label>
            <bdi css={fileFacts}>
              {[type || fileType(filename), size ? fileSize(size, code) : ''].filter(Boolean).join(' · ')}
            </bdi>
            <a href={downloadPath(url)} download={filename} css={fileSave}>
              <Icon name="download" />
              <VisuallyHidden>{t('saveOne', { name })}</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
      {chosen.length > 0 && (
        <div css={selectionBar} role="group" aria-label={t('selection')}>
          <p role="status" css={barCount}>
            {t('selected')} <bdi>{summary(chosen)}</bdi>
          </p>
          <Button variant="text" onClick={() => onSelect([])}>
            {t('selectNone')}
          </Button>
          <Button onClick={() => onDownload(chosen)}>
            <Icon name="download" />
            {t(chosen.length > 1 ? 'downloadZip' : 'download')}
          </Button>
        </div>
      )}
    </div>
  );
}
