/**
 * Maximum size of an archive. Archives are built in memory: in `bench/zipMemory.mjs`, a Chromium tab grew by 434 MB for
 * 100 files of 100 MB in total. For one archive of 500 MB it grew by 1.7 GB, which is too much for a phone.
 */
export const PART = { files: 100, bytes: 100 * 2 ** 20 } as const;

/** Size in bytes to assume for a file whose size is unknown. */
const UNKNOWN = 10 * 2 ** 20;

/**
 * Distributes files over archives, in order, so that each archive stays within the limit. A file that exceeds the limit
 * alone gets its own archive.
 * @param files files with their sizes in bytes, or null if unknown
 */
export function planParts<File extends { size: number | null }>(
  files: readonly File[],
  limit: { files: number; bytes: number } = PART,
): File[][] {
  const parts: File[][] = [];
  let bytes = 0;
  for (const file of files) {
    const size = file.size ?? UNKNOWN;
    const part = parts.at(-1);
    if (part && part.length < limit.files && bytes + size <= limit.bytes) {
      part.push(file);
      bytes += size;
    } else {
      parts.push([file]);
      bytes = size;
    }
  }
  return parts;
}
