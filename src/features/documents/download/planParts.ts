/**
 * Maximum size of an archive, which is built in memory.
 * `bench/zipMemory.mjs` measured the growth of a Chromium tab: 434 MB for 100 files of 100 MB in all, and 1.7 GB for
 * one archive of 500 MB. That is too much for a phone.
 */
export const PART = { files: 100, bytes: 100 * 2 ** 20 } as const;

/** Assumed size of a file of unknown size. */
const UNKNOWN = 10 * 2 ** 20;

/**
 * Splits files into archives in order. A file above the limit gets a separate one.
 * @param files with sizes in bytes, or null
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
