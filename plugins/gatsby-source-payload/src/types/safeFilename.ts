import path from 'node:path';

/** Half of what file systems hold: Gatsby adds a digest and another ending to the name. */
const MOST_BYTES = 128;
const MOST_ENDING_BYTES = 16;
/** Characters that end or break the address that Gatsby makes of a name, and control characters. */
const UNSAFE = /[%#?/\\:*"<>|]|\p{Cc}/gu;

/**
 * The name under which Gatsby can write the files of a document: names that it can write stay as they are.
 * @param filename the name that editors gave to the file
 */
export function safeFilename(filename: string): string {
  const ending = shortened(path.extname(filename).replace(UNSAFE, '-'), MOST_ENDING_BYTES);
  const name = path.basename(filename, path.extname(filename)).replace(UNSAFE, '-').replace(/^\.+/, '');
  return `${shortened(name, MOST_BYTES) || 'file'}${ending}`;
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
