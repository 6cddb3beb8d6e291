import type { DeliveryDocument } from '../DeliveryDocument';
import { entryNames } from '../../../lib/archive/entryNames';
import { fetchFile } from '../../../lib/archive/fetchFile';
import { zipFiles, type ZipEntry } from '../../../lib/archive/zipFiles';
import { saveFile } from '../../../lib/saveFile';
import { planParts } from './planParts';
import { zipName } from './zipName';

/** Progress of a file's download from 0 to 1, or `failed` if the download failed and the file is skipped. */
export type FileProgress = number | 'failed';

interface DownloadOptions {
  signal: AbortSignal;
  onFile: (id: string, progress: FileProgress) => void;
  /** Called with the progress of packing an archive, from 0 to 1. Packing starts once all its files are downloaded. */
  onPacking: (share: number) => void;
  /** Date in the archive's name; today by default. */
  day?: Date;
}

export interface DownloadResult {
  /** Documents that could not be downloaded or packed. */
  failed: DeliveryDocument[];
  /** Names of the saved files. */
  saved: string[];
}

/** Number of parallel requests. */
const AT_ONCE = 4;

/**
 * Downloads documents: a single one as it is, several as one or more ZIP archives. Files that fail are skipped and
 * logged (forms-investors-catalogue §8).
 * @throws the reason of `signal` if the visitor cancels
 */
export async function downloadFiles(
  files: readonly DeliveryDocument[],
  { signal, onFile, onPacking, day = new Date() }: DownloadOptions,
): Promise<DownloadResult> {
  const result: DownloadResult = { failed: [], saved: [] };
  const parts = planParts(files);
  for (const [index, part] of parts.entries()) {
    const contents = await fetchAll(part, { signal, onFile });
    signal.throwIfAborted();
    const fetched = part.filter(({ id }) => contents.has(id));
    result.failed.push(...part.filter(({ id }) => !contents.has(id)));
    const names = entryNames(fetched);
    const entries = fetched.flatMap(({ id }, at) => {
      const content = contents.get(id);
      return content ? [{ name: names[at] ?? id, content }] : [];
    });
    const [only] = entries;
    if (!only) continue;
    if (files.length === 1) saveFile(only.content, only.name);
    else {
      const archive = await pack(entries, onPacking);
      signal.throwIfAborted();
      if (!archive) {
        result.failed.push(...fetched);
        for (const { id } of fetched) onFile(id, 'failed');
        continue;
      }
      saveFile(archive, zipName(day, index + 1, parts.length));
    }
    result.saved.push(files.length === 1 ? only.name : zipName(day, index + 1, parts.length));
  }
  return result;
}

/**
 * Packs files into a ZIP archive. Returns null if that fails, for example because the browser lacks memory, so that the
 * other archives are still saved.
 */
async function pack(
  entries: readonly ZipEntry[],
  onPacking: DownloadOptions['onPacking'],
): Promise<Blob | null> {
  try {
    return await zipFiles(entries, onPacking);
  } catch (error) {
    // eslint-disable-next-line no-console -- the specification requires it (forms-investors-catalogue §8)
    console.error(`${entries.length} files could not be packed`, error);
    return null;
  }
}

async function fetchAll(
  files: readonly DeliveryDocument[],
  { signal, onFile }: Pick<DownloadOptions, 'signal' | 'onFile'>,
): Promise<Map<string, Blob>> {
  const contents = new Map<string, Blob>();
  const queue = [...files];
  const work = async () => {
    for (let file = queue.shift(); file && !signal.aborted; file = queue.shift()) {
      const { id, url, filename } = file;
      try {
        contents.set(id, await fetchFile(url, { signal, onProgress: (share) => onFile(id, share) }));
        onFile(id, 1);
      } catch (error) {
        if (signal.aborted) return;
        // eslint-disable-next-line no-console -- the specification requires it (forms-investors-catalogue §8)
        console.error(`${filename} could not be downloaded`, error);
        onFile(id, 'failed');
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return contents;
}
