import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { BuiltFiles } from './BuiltFiles';

const TEXT = /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/;
/** Minimum file size in bytes. Smaller files do not benefit from compression. */
const MIN_BYTES = 1000;
/**
 * Brotli quality of a file. Scripts and styles seldom change and get the maximum. Edited files get 6, which takes a
 * tenth of the time and an eighth of the memory of 9, for 1.6% more bytes. Higher memory peaks would trigger full
 * garbage collections in a warm builder.
 */
const quality = (file: string) => (/\.(?:css|js)$/.test(file) ? 11 : 6);
/** Number of parallel compressions while other work continues, and while `finish` waits for them. */
const CONCURRENCY = { late: 1, waiting: 4 };

const compress = promisify(brotliCompress);

interface Compressed {
  written: number;
  removed: number;
}

/** Compresses files of a site while other work continues. */
interface Compressor {
  /** Starts to compress a file that no later step changes. */
  add: (file: string) => void;
  /**
   * Starts to compress all remaining changed files, and removes Brotli files whose original is gone.
   * @param isLate does not wait for the compression. A later call reports these files.
   * @throws Error of the first file that could not be compressed
   */
  finish: (isLate?: boolean) => Promise<Compressed>;
}

const BROTLI = '.br';
const textOf = (file: string): string => file.slice(0, -BROTLI.length);
/** Returns the original files of the given Brotli files. */
const textsOf = (files: Iterable<string>): string[] =>
  [...files].flatMap((file) => (file.endsWith(BROTLI) ? textOf(file) : []));
const compressedOf = (files: Iterable<string>): string[] => [...files].map((file) => `${file}${BROTLI}`);

/** Checks whether a file should have a Brotli version that is missing or outdated. */
function isDue(files: BuiltFiles, file: string): boolean {
  const { mtimeMs = 0, size = 0 } = files.get(file) ?? {};
  const before = files.get(`${file}${BROTLI}`);
  return TEXT.test(file) && size >= MIN_BYTES && !(before && Math.abs(before.mtimeMs - mtimeMs) < 2);
}

/**
 * Reads a file. Returns null if it was written or removed after the last scan, because it may be incomplete. The next
 * scan finds it then.
 */
function readScanned(files: BuiltFiles, file: string): { text: Buffer; mtimeMs: number } | null {
  if (!existsSync(file)) return null;
  const text = readFileSync(file);
  const { mtimeMs, size } = statSync(file);
  const scanned = files.get(file);
  return scanned?.mtimeMs === mtimeMs && scanned.size === size && text.length === size
    ? { text, mtimeMs }
    : null;
}

/**
 * Writes the Brotli version of a file with the same modification time, by which servers recognize that it is current.
 * It is written in a scratch folder and then renamed, so that it is never incomplete. File access is synchronous, as in
 * `BuiltFiles`; the compression runs in another thread.
 * @returns false if the file has changed and must be compressed later
 */
async function compressFile(files: BuiltFiles, file: string, scratch: string): Promise<boolean> {
  const read = readScanned(files, file);
  if (!read) return false;
  const { text, mtimeMs } = read;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality(file),
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  const compressed = await compress(text, { params });
  // The page may have been removed during the compression.
  if (!existsSync(file)) return false;
  mkdirSync(scratch, { recursive: true });
  const draft = path.join(scratch, createHash('sha256').update(file).digest('hex'));
  writeFileSync(draft, compressed);
  utimesSync(draft, mtimeMs / 1000, mtimeMs / 1000);
  renameSync(draft, `${file}${BROTLI}`);
  return true;
}

/**
 * Creates a compressor that writes Brotli files for changed text files.
 * @param scratch folder for incomplete files. It must be in the same file system as the site, but not in its folder.
 */
export function compressFiles(files: BuiltFiles, scratch: string): Compressor {
  const queue = new Set<string>();
  /** Files being compressed. If such a file changes, it waits in the queue, so that its newest version is written last. */
  const busy = new Set<string>();
  const running = new Set<Promise<void>>();
  /** Stamps of the files that are compressed or being compressed, but not reported yet. */
  const versions = new Map<string, string | undefined>();
  let failed: unknown;
  const work = async () => {
    const next = () => {
      for (const file of queue) if (!busy.has(file)) return file;
      return undefined;
    };
    for (let file = next(); file !== undefined; file = next()) {
      queue.delete(file);
      busy.add(file);
      versions.set(file, files.stamp(file));
      if (!(await compressFile(files, file, scratch))) versions.delete(file);
      busy.delete(file);
    }
  };
  const add = (file: string): void => {
    if (!isDue(files, file) || versions.get(file) === files.stamp(file)) return;
    queue.add(file);
    start(CONCURRENCY.late);
  };
  const start = (workers: number): void => {
    while (running.size < Math.min(workers, queue.size)) {
      const worker = work()
        .catch((error: unknown) => {
          failed ??= error;
        })
        .finally(() => running.delete(worker));
      running.add(worker);
    }
  };
  return {
    add,
    async finish(isLate = false) {
      const idle = async () => {
        if (!isLate) start(CONCURRENCY.waiting);
        while (!isLate && running.size > 0) await Promise.all(running);
        if (failed) throw failed as Error;
      };
      await idle();
      const orphans = [...files.changed, ...compressedOf(files.gone)].filter(
        (file) => file.endsWith(BROTLI) && files.has(file) && !files.has(textOf(file)),
      );
      for (const file of orphans) {
        rmSync(file, { force: true });
        files.delete(file);
      }
      for (const file of [...files.changed, ...textsOf(files.gone)]) if (files.has(file)) add(file);
      await idle();
      const written = [...versions.keys()].filter((file) => !busy.has(file));
      for (const file of written) {
        files.note(`${file}${BROTLI}`);
        versions.delete(file);
      }
      return { written: written.length, removed: orphans.length };
    },
  };
}
