import { cutBytes } from '@group/rules/text/cutBytes';

/** Characters that file systems refuse. */
// eslint-disable-next-line no-control-regex -- control characters are among them
const FORBIDDEN = /[\u0000-\u001f\u007f<>:"/\\|?*]+/g;
const EXTENSION = /\.[a-z0-9]{1,8}$/i;
/** Bytes of a name without its extension. File systems hold 255; programs that unpack add numbers. */
const MOST_BYTES = 200;

interface Named {
  name: string;
  url: string;
}

/** Returns the extension of the file in an address with its dot, or an empty text. */
function extensionOf(url: string): string {
  const { pathname } = new URL(url, 'https://site.invalid');
  return (EXTENSION.exec(pathname)?.[0] ?? '').toLowerCase();
}

/**
 * Makes a valid file name. Replaces refused characters by spaces and adds a missing extension
 * (forms-investors-catalogue §9).
 */
export function fileNameOf({ name, url }: Named): string {
  // Leading dots would make a hidden file or a parent folder.
  const clean = name
    .replace(FORBIDDEN, ' ')
    .replace(/(^|\s)\.+(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+/, '');
  const known = extensionOf(url);
  const [written = ''] = EXTENSION.exec(clean) ?? [];
  // "Tower Rev.B" has no extension, "Tower.PDF" has.
  const ending = !known || written.toLowerCase() === known ? written : '';
  const stem = cutBytes(clean.slice(0, clean.length - ending.length), MOST_BYTES).trim();
  return `${stem || 'file'}${ending || known}`;
}

/** Names files in one folder. Duplicates get _1, _2, regardless of case (forms-investors-catalogue §9). */
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
