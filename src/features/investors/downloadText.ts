/**
 * Gives the visitor a text as a file.
 * @param name of the file
 * @param type of its content
 */
export function downloadText(text: string, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  // The browser has begun to save it by then.
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
