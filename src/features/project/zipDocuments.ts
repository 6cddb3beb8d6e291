import { documentName } from '../../lib/documentName';
import { downloadPath } from '../../lib/documentLinks';
import { fileType } from '../../lib/fileFacts';

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

/** Signs that a file's name may not have on some system. */
const FORBIDDEN = /[\\/:*?"<>|]/g;

/**
 * Names of documents inside a zip: cut as in lists (project-marketing §5), with their extension, each only once.
 * @param documents in their order
 */
export function namesInZip(documents: readonly ListedDocument[]): string[] {
  const taken = new Set<string>();
  return documents.map(({ title, filename }) => {
    const base = documentName(title).replace(FORBIDDEN, ' ').trim();
    const type = fileType(filename).toLowerCase();
    const named = (mark: string) => `${base}${mark}${type && `.${type}`}`;
    let name = named('');
    for (let number = 2; taken.has(name.toLowerCase()); number += 1) name = named(` (${number})`);
    taken.add(name.toLowerCase());
    return name;
  });
}

async function fetchDocument({ url, title }: ListedDocument): Promise<ArrayBuffer> {
  try {
    const answer = await fetch(downloadPath(url));
    if (!answer.ok) throw new Error(`Status ${answer.status}`);
    return await answer.arrayBuffer();
  } catch (error) {
    throw new DocumentError(documentName(title), error);
  }
}

/**
 * Fetches documents and packs them into one file. The packing library comes only now.
 * @returns a zip
 * @throws DocumentError when one of them cannot be fetched
 */
export async function zipDocuments(documents: readonly ListedDocument[]): Promise<Blob> {
  const names = namesInZip(documents);
  const [{ default: Zip }, ...contents] = await Promise.all([
    import('jszip'),
    ...documents.map(fetchDocument),
  ]);
  const zip = new Zip();
  contents.forEach((content, index) => zip.file(names[index] ?? String(index), content));
  return zip.generateAsync({ type: 'blob', compression: 'STORE' });
}
