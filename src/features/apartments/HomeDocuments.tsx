import { useTranslation } from 'react-i18next';
import { FileLink } from '../../components/FileLink/FileLink';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { documentName } from '../../lib/documentName';
import { documents as list } from './HomeRow.styles';
import type { HomeDocument } from './RentalHome';

/** Documents of a home as rows, with names cut by the rule of lists (project-marketing §5). */
export function HomeDocuments({ documents }: { documents: readonly HomeDocument[] }) {
  const { t } = useTranslation('common');
  return (
    <ul css={list}>
      {documents.map((file, index) => (
        <li key={file.url ?? index}>
          <FileLink file={file}>
            {documentName(file.alt || file.filename || '')} <VisuallyHidden>{t('inNewTab')}</VisuallyHidden>
          </FileLink>
        </li>
      ))}
    </ul>
  );
}
