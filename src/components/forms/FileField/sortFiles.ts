import { encodedLength } from '../../../lib/encodeFile';
import { fileType } from '../../../lib/fileFacts';

export interface FileRules {
  /** Extensions that are accepted, with or without a dot; every one when absent. */
  extensions?: readonly string[] | undefined;
  /** Largest size of one file in bytes. */
  maxBytes: number;
  /** Longest data URL of one file in characters; any length when absent. */
  maxEncodedLength?: number | undefined;
}

/** Why a file is refused. */
export type FileFault = 'empty' | 'kind' | 'size';

/** An extension as it is compared: small letters, no dot. */
export const bareExtension = (extension: string): string => extension.trim().toLowerCase().replace(/^\./, '');

/**
 * What is wrong with a file, as far as its name, type and size tell.
 * @param file what was chosen
 * @param rules what the field takes
 * @returns null when the file may be sent
 */
export function fileFault(
  { name, size, type }: Pick<File, 'name' | 'size' | 'type'>,
  { extensions, maxBytes, maxEncodedLength = Infinity }: FileRules,
): FileFault | null {
  const known = extensions?.map(bareExtension);
  if (known && !known.includes(bareExtension(fileType(name)))) return 'kind';
  if (size === 0) return 'empty';
  return size > maxBytes || encodedLength({ size, type }) > maxEncodedLength ? 'size' : null;
}

/**
 * Tells the files that a field takes from those it refuses.
 * @returns both, in the order in which they were chosen
 */
export function sortFiles(
  files: readonly File[],
  rules: FileRules,
): { accepted: readonly File[]; rejected: readonly File[] } {
  const accepted = files.filter((file) => fileFault(file, rules) === null);
  return { accepted, rejected: files.filter((file) => !accepted.includes(file)) };
}
