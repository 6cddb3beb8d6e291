/** Some browsers start the download of a large object URL late. */
const KEEP_MS = 60_000;

/**
 * Downloads a file that was made in the browser.
 * @param name with the extension
 */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS);
}
