/**
 * Time in milliseconds before the object URL is released. Some browsers start the download of a large object URL late.
 */
const KEEP_MS = 60_000;

/**
 * Downloads a file that was created in the browser.
 * @param name file name with its extension
 */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS);
}
