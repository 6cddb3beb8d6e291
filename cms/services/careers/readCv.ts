import { PICTURE_EXTENSIONS } from '@group/rules/files/uploadExtensions';
import { decodeBase64 } from '../../intake/files/decodeBase64';
import { FILE_FAULT_TEXTS } from '../../intake/files/fileFaultText';
import { inspectFile, type InspectedFile } from '../../intake/files/inspectFile';
import { Refusal } from '../../intake/Refusal';
import { fieldText, type FieldTextKey } from '../../intake/texts/fieldTexts';
import { FileFault } from '../../platform/documents/FileFault';
import type { Locale } from '../../platform/locales/locales';
import { CV_MAX_BYTES } from './cvLimits';

const CV_EXTENSIONS = ['rtf', 'txt', 'doc', 'docx', 'pdf'] as const;

/** A CV that has passed all checks. */
export interface InspectedCv extends InspectedFile {
  bytes: Buffer;
}

/** Decodes base64 text with or without the prefix of a data URL. Returns null for anything else. */
const decode = (text: string): Buffer | null => decodeBase64(text.replace(/^data:[^,]{0,150};base64,/, ''));

const isPicture = (name: string): boolean =>
  PICTURE_EXTENSIONS.some((extension) => name.trim().toLowerCase().endsWith(`.${extension}`));

/**
 * Decodes a CV and checks its size, type and content (corporate-site §5).
 * @throws Refusal 422 with the reason
 */
export async function readCv(base64: string, name: string, language: Locale): Promise<InspectedCv> {
  const refuse = (key: FieldTextKey) =>
    new Refusal(422, 'invalidFields', { errors: { cvFileBase64: [fieldText(key, language)] } });
  const bytes = decode(base64);
  if (!bytes || bytes.length > CV_MAX_BYTES) throw refuse('cvFile');
  try {
    return { bytes, ...(await inspectFile({ name, bytes, allowed: CV_EXTENSIONS })) };
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    if (error.reason !== 'extension') throw refuse(FILE_FAULT_TEXTS[error.reason]);
    throw refuse(isPicture(name) ? 'cvPicture' : 'cvFile');
  }
}
