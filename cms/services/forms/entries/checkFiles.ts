import { UPLOAD_EXTENSIONS } from '@group/rules/files/uploadExtensions';
import type { FieldDto } from '../contract';
import { decodeBase64 } from '../../../intake/files/decodeBase64';
import { inspectFile, type InspectedFile } from '../../../intake/files/inspectFile';
import type { EncodedFile } from './entrySchema';

/** Maximum file size in bytes (forms-investors-catalogue §5, §9). */
export const FILE_MAX_BYTES = 5_242_880;
/** Maximum length of an encoded file in characters. */
export const ENCODED_MAX = 5_000_000;

/** An accepted file. */
export interface CheckedFile extends InspectedFile {
  alias: string;
  bytes: Buffer;
}

/** Checks number and encoded length of files without decoding them. */
export const areCountedRight = (field: FieldDto, files: readonly EncodedFile[]): boolean =>
  (files.length <= 1 || field.fileUploadOptions?.allowMultipleFileUploads === true) &&
  files.every(({ fileContents }) => fileContents.length <= ENCODED_MAX);

/**
 * Inspects the files of one field: size and content.
 * @returns null when one of them is too large or no file
 * @throws FileFault
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

/** Decodes a data URL; null if it is invalid or too large. */
function decode(contents: string): Buffer | null {
  if (contents.length > ENCODED_MAX) return null;
  const head = /^data:[^,]{0,200};base64,/i.exec(contents)?.[0];
  if (!head) return null;
  const bytes = decodeBase64(contents.slice(head.length));
  return bytes && bytes.length <= FILE_MAX_BYTES ? bytes : null;
}
