import type JSZip from 'jszip';

/** A file to pack into an archive. */
export interface ZipEntry {
  name: string;
  content: Blob;
}

/** Options of the archive: DEFLATE, level 6 (forms-investors-catalogue §9). */
const OPTIONS = {
  type: 'blob',
  compression: 'DEFLATE',
  compressionOptions: { level: 6 },
  mimeType: 'application/zip',
} as const;

/**
 * Packs files into one ZIP archive. Loads the ZIP library on demand.
 * @param entries files with unique names
 * @param onProgress called with the packed fraction, from 0 to 1
 */
export async function zipFiles(
  entries: readonly ZipEntry[],
  onProgress: (share: number) => void = () => undefined,
): Promise<Blob> {
  const { default: Zip } = (await import('jszip')) as { default: typeof JSZip };
  const zip = new Zip();
  // Reads one file after another. With Blobs, the library would read all files at the same time.
  for (const { name, content } of entries) zip.file(name, await content.arrayBuffer());
  return zip.generateAsync(OPTIONS, ({ percent }) => onProgress(percent / 100));
}
