/**
 * What one archive holds at most. It is built in memory: `bench/zipMemory.mjs` saw a tab of Chromium grow by 434 MB for 100 files of
 * 100 MB in all, and by 1.7 GB for 500 MB in one archive, which a phone's tab does not bear.
 * More is split into several archives, one after the other.
 */
export const PART = { files: 100, bytes: 100 * 2 ** 20 } as const;

/** What a file counts for whose size is not known. */
const UNKNOWN = 10 * 2 ** 20;

/**
 * Splits files into archives, in their order. A file that is larger than an archive may be has one of its own.
 * @param files with their sizes in bytes, or null
 * @param limit of one archive
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
