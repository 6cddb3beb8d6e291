/**
 * What one archive holds at most. It is built in memory, where a part needs some three times its size: so much a phone's tab bears.
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
