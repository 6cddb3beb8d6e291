import { entryNames } from '../../lib/archive/entryNames';
import { fetchFile } from '../../lib/archive/fetchFile';
import { zipFiles } from '../../lib/archive/zipFiles';
import { documentName } from '../../lib/documentName';
import { DocumentError } from './DocumentError';

/** A CMS document that is shown in a list. */
export interface ListedDocument {
  readonly url: string;
  /** The title that the editor entered, otherwise the file name. */
  readonly title: string;
  readonly filename: string | null;
}

/**
 * Downloads the documents and zips them under the names shown in their list (project-marketing §5).
 * @throws DocumentError if a document cannot be downloaded
 */
export async function zipDocuments(documents: readonly ListedDocument[]): Promise<Blob> {
  const names = entryNames(
    documents.map(({ title, filename }) => ({ name: documentName(title), url: filename ?? '' })),
  );
  const contents = await Promise.all(documents.map(fetchDocument));
  return zipFiles(contents.map((content, index) => ({ name: names[index] ?? String(index), content })));
}

async function fetchDocument({ url, title }: ListedDocument): Promise<Blob> {
  try {
    return await fetchFile(url, { signal: new AbortController().signal, onProgress: () => undefined });
  } catch (error) {
    throw new DocumentError(documentName(title), error);
  }
}
