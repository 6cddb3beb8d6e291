/**
 * Returns the common name of a file type, such as `PDF`. Uses the extension, otherwise the MIME subtype.
 * @param name name of the file
 * @param mimeType MIME type of its content
 */
export function fileType(name: string, mimeType: string): string {
  const ending = /\.([a-z0-9]{2,5})$/i.exec(name)?.[1] ?? mimeType.split('/').at(-1) ?? '';
  return ending.toUpperCase();
}
