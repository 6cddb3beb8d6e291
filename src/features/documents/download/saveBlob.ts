/** How long a browser may take to begin with a file that it was given. */
const KEEP_MS = 60_000;

/** Gives a file to the visitor, as a download under a name. */
export function saveBlob(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
}
