import type JSZip from 'jszip';

/** A file in an archive. */
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
 * Packs files into one archive. The library comes when it is needed.
 * @param entries their names must differ
 * @param onProgress called with how much is packed, from 0 to 1
 */
export async function zipFiles(
  entries: readonly ZipEntry[],
  onProgress: (share: number) => void = () => undefined,
): Promise<Blob> {
  const { default: Zip } = (await import('jszip')) as { default: typeof JSZip };
  const zip = new Zip();
  // Read one by one: the library would read all at once.
  for (const { name, content } of entries) zip.file(name, await content.arrayBuffer());
  return zip.generateAsync(OPTIONS, ({ percent }) => onProgress(percent / 100));
}
