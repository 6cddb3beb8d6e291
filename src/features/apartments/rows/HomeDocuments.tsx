import { DocumentsZip } from '../../../components/DocumentsZip/DocumentsZip';
import { FileLink } from '../../../components/FileLink/FileLink';
import { track } from '../../../lib/analytics';
import { documentName } from '../../../lib/documentName';
import { documents as list } from './HomeMore.styles';
import type { HomeDocument } from '../home/RentalHome';

interface HomeDocumentsProps {
  documents: readonly HomeDocument[];
  /** Name of the apartment, used as the file name of the ZIP archive. */
  name: string;
}

/**
 * The documents of an apartment with shortened names (project-marketing §5), and a button that downloads all of them as
 * a ZIP archive.
 */
export function HomeDocuments({ documents, name }: HomeDocumentsProps) {
  const files = documents.flatMap(({ url, alt, filename }) =>
    url ? [{ url, filename, title: alt || filename || '' }] : [],
  );
  return (
    <>
      <ul css={list}>
        {documents.map((file, index) => (
          <li key={file.url ?? index}>
            <FileLink file={file}>{documentName(file.alt || file.filename || '')}</FileLink>
          </li>
        ))}
      </ul>
      <DocumentsZip
        documents={files}
        name={name}
        onPress={() => track('home_button_pressed', { button: 'documents' })}
      />
    </>
  );
}
