/** What no file system takes in a name. */
// eslint-disable-next-line no-control-regex -- control characters are among them
const FORBIDDEN = /[\u0000-\u001f\u007f<>:"/\\|?*]+/g;
const EXTENSION = /\.[a-z0-9]{1,8}$/i;
const LONGEST = 150;

interface Named {
  name: string;
  url: string;
}

/** The extension of the file in an address, with its dot; empty where there is none. */
function extensionOf(url: string): string {
  const { pathname } = new URL(url, 'https://site.invalid');
  return (EXTENSION.exec(pathname)?.[0] ?? '').toLowerCase();
}

/**
 * A file's name: what no file system takes becomes a space, and a missing extension is taken from its address
 * (forms-investors-catalogue §9).
 */
export function fileNameOf({ name, url }: Named): string {
  // Dots alone are no name, but a way up.
  const clean = name
    .replace(FORBIDDEN, ' ')
    .replace(/(^|\s)\.+(?=\s|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+/, '');
  const [, stem = '', written = ''] = /^(.*?)(\.[a-z][a-z0-9]{0,7})?$/i.exec(clean) ?? [];
  const ending = written || extensionOf(url);
  return `${stem.slice(0, LONGEST).trim() || 'file'}${ending}`;
}

/**
 * Names of files in one folder: duplicates get _1, _2 (forms-investors-catalogue §9). Names that differ in case alone are duplicates, as
 * on most computers.
 * @param files in their order
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
