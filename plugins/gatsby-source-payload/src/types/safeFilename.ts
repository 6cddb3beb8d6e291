import path from 'node:path';

/**
 * Maximum length of the name in bytes. It is half of a file system's limit, because Gatsby adds a digest and an
 * extension.
 */
const MAX_BYTES = 128;
const MAX_ENDING_BYTES = 16;
/** Control characters, and characters that would break the URL that Gatsby derives from the file name. */
const UNSAFE = /[%#?/\\:*"<>|]|\p{Cc}/gu;

/**
 * Returns a file name that Gatsby can write. A name without problems is unchanged.
 * @param filename name of the uploaded file
 */
export function safeFilename(filename: string): string {
  const ending = shortened(path.extname(filename).replace(UNSAFE, '-'), MAX_ENDING_BYTES);
  const name = path.basename(filename, path.extname(filename)).replace(UNSAFE, '-').replace(/^\.+/, '');
  return `${shortened(name, MAX_BYTES) || 'file'}${ending}`;
}

function shortened(text: string, most: number): string {
  let [short, bytes] = ['', 0];
  for (const character of Buffer.from(text).toString()) {
    bytes += Buffer.byteLength(character);
    if (bytes > most) break;
    short += character;
  }
  return short;
}
