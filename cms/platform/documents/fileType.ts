/**
 * A type of file as people call it: `PDF`, `DOCX`, by the end of the name, else by the type.
 * @param name of the file
 * @param mimeType of its content
 */
export function fileType(name: string, mimeType: string): string {
  const ending = /\.([a-z0-9]{2,5})$/i.exec(name)?.[1] ?? mimeType.split('/').at(-1) ?? '';
  return ending.toUpperCase();
}
