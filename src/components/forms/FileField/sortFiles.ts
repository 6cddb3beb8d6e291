import { fileType } from '../../../lib/fileFacts';

export interface FileRules {
  /** Extensions that are accepted, with or without a dot; every one when absent. */
  extensions?: readonly string[] | undefined;
  /** Largest size of one file in bytes. */
  maxBytes: number;
}

/** An extension as it is compared: small letters, no dot. */
export const bareExtension = (extension: string): string => extension.trim().toLowerCase().replace(/^\./, '');

/**
 * Whether a file may be sent, as far as its name and size tell.
 * @param file what was chosen
 * @param rules what the field takes
 */
export function isAcceptable({ name, size }: Pick<File, 'name' | 'size'>, rules: FileRules): boolean {
  const known = rules.extensions?.map(bareExtension);
  return size > 0 && size <= rules.maxBytes && (!known || known.includes(bareExtension(fileType(name))));
}

/**
 * Tells the files that a field takes from those it refuses.
 * @returns both, in the order in which they were chosen
 */
export function sortFiles(
  files: readonly File[],
  rules: FileRules,
): { accepted: readonly File[]; rejected: readonly File[] } {
  const accepted = files.filter((file) => isAcceptable(file, rules));
  return { accepted, rejected: files.filter((file) => !accepted.includes(file)) };
}
