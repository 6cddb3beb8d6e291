import { entryNames } from '../../lib/archive/entryNames';
import { fetchFile } from '../../lib/archive/fetchFile';
import { zipFiles } from '../../lib/archive/zipFiles';
import { documentName } from '../../lib/documentName';

/** A document of the CMS, as a list of documents shows it. */
export interface ListedDocument {
  readonly url: string;
  /** The editor's words for it, or its file's name. */
  readonly title: string;
  readonly filename: string | null;
}

/** One of the documents could not be fetched. */
export class DocumentError extends Error {
  constructor(
    readonly document: string,
    cause: unknown,
  ) {
    super(`The document ${document} could not be fetched`, { cause });
    this.name = 'DocumentError';
  }
}

/**
 * Fetches documents and packs them into one file, under their names as in lists (project-marketing §5), each only once.
 * @returns a zip
 * @throws DocumentError when one of them cannot be fetched
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
