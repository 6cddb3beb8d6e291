import { shortenSlug } from '@group/rules/addresses/shortenSlug';

/** Bytes of a name without its extension: less than half of what file systems hold, because sizes and formats add to it. */
const MAX_BYTES = 120;
/** Names of devices on Windows. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)(?![^.])/i;

/**
 * The name under which a file is stored, and which its address has: letters, digits, hyphens, dots and underscores, within a length that
 * builds and storages can extend.
 * @param name on the uploader's device
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
