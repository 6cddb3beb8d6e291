import { PICTURE_EXTENSIONS } from '@group/rules/files/uploadExtensions';
import { encodedLength } from '../../../lib/encodeFile';
import { fileType } from '../../../lib/fileFacts';

export interface FileRules {
  /** Accepted extensions, with or without a dot; all by default. */
  extensions?: readonly string[] | undefined;
  /** Maximum size of a file in bytes. */
  maxBytes: number;
  /** Maximum length of a file's data URL in characters; unlimited by default. */
  maxEncodedLength?: number | undefined;
}

/** Reason of a rejection. `picture`: the field takes documents. */
export type FileFault = 'empty' | 'kind' | 'picture' | 'size';

/** Normalizes an extension: lower case without a dot. */
export const bareExtension = (extension: string): string => extension.trim().toLowerCase().replace(/^\./, '');

/**
 * Checks name, type and size of a file.
 * @returns null for a valid file
 */
export function fileFault(
  { name, size, type }: Pick<File, 'name' | 'size' | 'type'>,
  { extensions, maxBytes, maxEncodedLength = Infinity }: FileRules,
): FileFault | null {
  const known = extensions?.map(bareExtension);
  const extension = bareExtension(fileType(name));
  // The server decides a name without an extension, as phones and cloud drives send it, by the content.
  if (known && extension && !known.includes(extension))
    return PICTURE_EXTENSIONS.includes(extension) ? 'picture' : 'kind';
  if (size === 0) return 'empty';
  return size > maxBytes || encodedLength({ size, type }) > maxEncodedLength ? 'size' : null;
}

/** Splits files into accepted and rejected ones, in the order of choosing. */
export function sortFiles(
  files: readonly File[],
  rules: FileRules,
): { accepted: readonly File[]; rejected: readonly File[] } {
  const accepted = files.filter((file) => fileFault(file, rules) === null);
  return { accepted, rejected: files.filter((file) => !accepted.includes(file)) };
}
