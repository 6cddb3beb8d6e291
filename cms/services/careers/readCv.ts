import { decodeBase64 } from '../../intake/files/decodeBase64';
import { FileFault } from '../../platform/documents/FileFault';
import { inspectFile, type InspectedFile } from '../../intake/files/inspectFile';
import { CV_MAX_BYTES } from './cvLimits';

const CV_EXTENSIONS = ['rtf', 'txt', 'doc', 'docx', 'pdf'] as const;

/** A valid CV. */
export interface InspectedCv extends InspectedFile {
  name: string;
  bytes: Buffer;
}

/** Decodes base64 or a base64 data URL; null for other text. */
const decode = (text: string): Buffer | null => decodeBase64(text.replace(/^data:[^,]{0,150};base64,/, ''));

/**
 * Decodes and inspects a CV.
 * @returns null when it is too large, of another kind, or no file
 */
export async function readCv(base64: string, name: string): Promise<InspectedCv | null> {
  const bytes = decode(base64);
  if (!bytes || bytes.length > CV_MAX_BYTES) return null;
  try {
    return { name, bytes, ...(await inspectFile({ name, bytes, allowed: CV_EXTENSIONS })) };
  } catch (error) {
    if (error instanceof FileFault) return null;
    throw error;
  }
}
