import { truncateBytes } from '@group/rules/text/truncateBytes';

/** Characters that some file system does not allow in names. */
// eslint-disable-next-line no-control-regex -- control characters are among them
const FORBIDDEN = /[\u0000-\u001f\u007f<>:"/\\|?*]+/g;
const EXTENSION = /\.[a-z0-9]{1,8}$/i;
/**
 * Maximum number of bytes in a name without its extension. File systems allow 255, but programs that unpack archives
 * may append numbers.
 */
const MAX_BYTES = 200;

interface Named {
  name: string;
  url: string;
}

/** Returns the file extension in a URL, with its dot. Returns an empty string if there is none. */
function extensionOf(url: string): string {
  const { pathname } = new URL(url, 'https://site.invalid');
  return (EXTENSION.exec(pathname)?.[0] ?? '').toLowerCase();
}

/**
 * Turns a document's name into a valid file name. Replaces forbidden characters with spaces and adds the extension of
 * the URL if it is missing (forms-investors-catalogue §9).
 */
export function fileNameOf({ name, url }: Named): string {
  // Removes leading dots, which would create a hidden file or refer to a parent folder.
  const clean = name
    .replace(FORBIDDEN, ' ')
    .replace(/(^|\s)\.+(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+/, '');
  const known = extensionOf(url);
  const [written = ''] = EXTENSION.exec(clean) ?? [];
  // Accepts only the extension of the URL. "Tower Rev.B" has no extension, but "Tower.PDF" has one.
  const ending = !known || written.toLowerCase() === known ? written : '';
  const stem = truncateBytes(clean.slice(0, clean.length - ending.length), MAX_BYTES).trim();
  return `${stem || 'file'}${ending || known}`;
}

/**
 * Returns unique names for files in one folder. Duplicates, compared without case, get the suffixes _1, _2 and so on
 * (forms-investors-catalogue §9).
 */
export function entryNames(files: readonly Named[]): string[] {
  const taken = new Set<string>();
  return files.map((file) => {
    const whole = fileNameOf(file);
    const ending = EXTENSION.exec(whole)?.[0] ?? '';
    const stem = whole.slice(0, whole.length - ending.length);
    let name = whole;
    for (let number = 1; taken.has(name.toLowerCase()); number += 1) name = `${stem}_${number}${ending}`;
    taken.add(name.toLowerCase());
    return name;
  });
}
