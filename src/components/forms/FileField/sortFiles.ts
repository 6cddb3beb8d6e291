import { PICTURE_EXTENSIONS, withJfif } from '@group/rules/files/uploadExtensions';
import { encodedLength } from '../../../lib/encodeFile';
import { fileType } from '../../../lib/fileFacts';

export interface FileRules {
  /** Accepted file extensions, with or without a dot. All are accepted if omitted. */
  extensions?: readonly string[] | undefined;
  /** Maximum size of a file in bytes. */
  maxBytes: number;
  /** Maximum length of a file's data URL in characters. Unlimited if omitted. */
  maxEncodedLength?: number | undefined;
}

/**
 * Reason why a file is rejected. `picture` means that it is a picture and the field accepts PDFs. `pictureKind` means
 * that it is a picture and the field accepts JPGs.
 */
export type FileFault = 'empty' | 'kind' | 'picture' | 'pictureKind' | 'size';

/** Normalizes a file extension to lower case without a dot. */
export const bareExtension = (extension: string): string => extension.trim().toLowerCase().replace(/^\./, '');

/** Returns the extensions that a field accepts, in lower case without dots. */
export const acceptedExtensions = (extensions: readonly string[]): readonly string[] =>
  withJfif(extensions.map(bareExtension));

function kindFault(extension: string, known: readonly string[]): FileFault {
  if (!PICTURE_EXTENSIONS.includes(extension)) return 'kind';
  if (known.includes('jpg') || known.includes('jpeg')) return 'pictureKind';
  return known.includes('pdf') ? 'picture' : 'kind';
}

/**
 * Checks the name, type and size of a file.
 * @returns the reason for a rejection, or null if the file is valid
 */
export function fileFault(
  { name, size, type }: Pick<File, 'name' | 'size' | 'type'>,
  { extensions, maxBytes, maxEncodedLength = Infinity }: FileRules,
): FileFault | null {
  const known = extensions && acceptedExtensions(extensions);
  const extension = bareExtension(fileType(name));
  // A name without an extension is accepted here, because phones and cloud drives send such files. The server checks
  // their content instead.
  if (known && extension && !known.includes(extension)) return kindFault(extension, known);
  if (size === 0) return 'empty';
  return size > maxBytes || encodedLength({ size, type }) > maxEncodedLength ? 'size' : null;
}

/** Checks whether there are rejected files, and all of them only because they are empty. */
export const areOnlyEmpty = (rejected: readonly File[], rules: FileRules): boolean =>
  rejected.length > 0 && rejected.every((file) => fileFault(file, rules) === 'empty');

/** Splits files into accepted and rejected ones and keeps their order. */
export function sortFiles(
  files: readonly File[],
  rules: FileRules,
): { accepted: readonly File[]; rejected: readonly File[] } {
  const accepted = files.filter((file) => fileFault(file, rules) === null);
  return { accepted, rejected: files.filter((file) => !accepted.includes(file)) };
}
