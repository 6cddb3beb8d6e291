import { shortenSlug } from '@group/rules/addresses/shortenSlug';

/**
 * Maximum length of a name without its extension, in bytes. It is less than half of what file systems allow, because
 * names of resized and converted versions are longer.
 */
const MAX_BYTES = 120;
/** Matches names that Windows reserves for devices. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(?![^.])/i;

/**
 * Returns the name under which a file is stored and which its URL contains. It consists of letters, digits, hyphens,
 * dots and underscores, and is short enough for builds and storages to extend it.
 * @param name name of the file on the uploader's device
 */
export function storedName(name: string): string {
  const clean = name
    .normalize('NFC')
    .replace(/[\p{Cf}\p{Cs}]/gu, '')
    .replace(/(?<![\s.])[\s.]+$/, '');
  const [ending = ''] = /\.[a-z0-9]{1,16}$/i.exec(clean) ?? [];
  const words = clean
    .slice(0, clean.length - ending.length)
    .replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '-')
    .replace(/([.-])[.-]+/g, '$1')
    .replace(/^[^\p{L}\p{N}]+|(?<![._-])[._-]+$/gu, '');
  const short = shortenSlug(words, MAX_BYTES);
  if (short === '') return ending === '' ? 'file' : `file${ending}`;
  return `${DEVICE.test(short) ? 'file-' : ''}${short}${ending}`;
}
