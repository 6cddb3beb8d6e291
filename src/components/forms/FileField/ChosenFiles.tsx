import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/LanguageContext';
import { fileBytes, fileSize, shownFileName } from '../../../lib/fileFacts';
import { Icon } from '../../Icon/Icon';
import { largestSize } from './largestSize';
import { fileFault, type FileFault, type FileRules } from './sortFiles';
import { chosen, fileName, heading, list, remove, rows, size } from './FileField.styles';

interface ChosenFilesProps {
  /** Heading of the list. The list is omitted when it is empty. */
  title: string;
  accepted: readonly File[];
  rejected: readonly File[];
  /** Rules of the field. They determine the reason that is shown for each rejected file. */
  rules: FileRules;
  onRemove: (file: File) => void;
}

const REASONS = {
  empty: 'fileEmpty',
  kind: 'fileOfOtherKind',
  picture: 'fileIsPicture',
  pictureKind: 'fileIsOtherPicture',
  size: 'fileTooLarge',
} as const satisfies Record<FileFault, string>;

/** The chosen files, each with its size and a remove button. Rejected files are marked with the reason. */
export function ChosenFiles({ title, accepted, rejected, rules, onRemove }: ChosenFilesProps) {
  const { t } = useTranslation('forms');
  const { code } = useLanguage();
  const files = [...accepted, ...rejected];
  if (files.length === 0) return null;
  return (
    <div css={chosen}>
      <p css={heading}>{title}</p>
      <ul css={list}>
        {files.map((file, index) => {
          const refused = rejected.includes(file);
          const fault = refused && fileFault(file, rules);
          const limit = largestSize(rules);
          const atLimit = fault === 'size' && fileSize(file.size, code) === fileSize(limit, code);
          return (
            <li key={`${index}${file.name}`} css={refused ? rows.rejected : rows.accepted}>
              <Icon name={refused ? 'error' : 'file'} />
              <span>
                <span css={fileName}>
                  <bdi>{shownFileName(file.name)}</bdi>
                </span>
                <span css={size}>
                  <bdi>{atLimit ? fileBytes(file.size, code) : fileSize(file.size, code)}</bdi>
                  {fault &&
                    ` · ${atLimit ? t('fileLargerThan', { size: fileBytes(limit, code) }) : t(REASONS[fault])}`}
                </span>
              </span>
              <button
                type="button"
                css={remove}
                aria-label={t('removeFile', { name: file.name })}
                onClick={() => onRemove(file)}
              >
                <Icon name="trash" />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
