import type JSZip from 'jszip';

/** A file of an archive. */
export interface ZipEntry {
  name: string;
  content: Blob;
}

/** DEFLATE, level 6 (forms-investors-catalogue §9). */
const OPTIONS = {
  type: 'blob',
  compression: 'DEFLATE',
  compressionOptions: { level: 6 },
  mimeType: 'application/zip',
} as const;

/**
 * Packs files into one archive. Loads the library on demand.
 * @param entries with unique names
 * @param onProgress called with the packed share from 0 to 1
 */
export async function zipFiles(
  entries: readonly ZipEntry[],
  onProgress: (share: number) => void = () => undefined,
): Promise<Blob> {
  const { default: Zip } = (await import('jszip')) as { default: typeof JSZip };
  const zip = new Zip();
  // The library would read all files at once.
  for (const { name, content } of entries) zip.file(name, await content.arrayBuffer());
  return zip.generateAsync(OPTIONS, ({ percent }) => onProgress(percent / 100));
}
