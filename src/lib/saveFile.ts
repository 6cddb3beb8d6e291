/** How long a browser may take to begin with a file that it was given: some begin late with a large one. */
const KEEP_MS = 60_000;

/**
 * Gives the visitor a file that was made in the browser, as a download.
 * @param file its content
 * @param name its name, with the extension
 */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MS);
}
