import { UPLOAD_EXTENSIONS } from '@group/rules/files/uploadExtensions';
import type { FieldDto } from '../contract';
import { decodeBase64 } from '../../../intake/files/decodeBase64';
import { inspectFile, type InspectedFile } from '../../../intake/files/inspectFile';
import type { EncodedFile } from './entrySchema';

/** Maximum file size in bytes (forms-investors-catalogue §5, §9). */
export const FILE_MAX_BYTES = 5_242_880;
/** Maximum length of an encoded file, in characters. */
export const ENCODED_MAX = 5_000_000;

/** A file that has passed all checks. */
export interface CheckedFile extends InspectedFile {
  alias: string;
  bytes: Buffer;
}

/** Checks the number and the encoded length of the files without decoding them. */
export const areCountsValid = (field: FieldDto, files: readonly EncodedFile[]): boolean =>
  (files.length <= 1 || field.fileUploadOptions?.allowMultipleFileUploads === true) &&
  files.every(({ fileContents }) => fileContents.length <= ENCODED_MAX);

/**
 * Decodes the files of one field and checks their size and content.
 * @returns null if a file is too large or not validly encoded
 * @throws FileFault if the content or the type of a file is not allowed
 */
export async function checkFiles(
  field: FieldDto,
  files: readonly EncodedFile[],
): Promise<CheckedFile[] | null> {
  const options = field.fileUploadOptions;
  const allowed = options?.allowAllUploadExtensions
    ? UPLOAD_EXTENSIONS
    : (options?.allowedUploadExtensions ?? []);
  const checked: CheckedFile[] = [];
  for (const { fileName, fileContents } of files) {
    const bytes = decode(fileContents);
    if (!bytes) return null;
    const inspected = await inspectFile({ name: fileName, bytes, allowed });
    checked.push({ alias: field.alias, bytes, ...inspected });
  }
  return checked;
}

/** Decodes a data URL. Returns null if it is invalid or the file is too large. */
function decode(contents: string): Buffer | null {
  if (contents.length > ENCODED_MAX) return null;
  const head = /^data:[^,]{0,200};base64,/i.exec(contents)?.[0];
  if (!head) return null;
  const bytes = decodeBase64(contents.slice(head.length));
  return bytes && bytes.length <= FILE_MAX_BYTES ? bytes : null;
}
