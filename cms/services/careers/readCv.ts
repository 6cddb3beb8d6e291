import { decodeBase64 } from '../../intake/files/decodeBase64';
import { FileFault } from '../../platform/documents/FileFault';
import { inspectFile, type InspectedFile } from '../../intake/files/inspectFile';
import { CV_MAX_BYTES } from './cvLimits';

const CV_EXTENSIONS = ['rtf', 'txt', 'doc', 'docx', 'pdf'] as const;

/** A CV that is one. */
export interface InspectedCv extends InspectedFile {
  name: string;
  bytes: Buffer;
}

/** The bytes of base64, alone or as a data address; null when it is neither. */
const decode = (text: string): Buffer | null => decodeBase64(text.replace(/^data:[^,]{0,150};base64,/, ''));

/**
 * Reads a CV as a form sends it, and looks into it whether it is one of the kinds that are taken.
 * @returns null when it is too large, or another kind, or no file at all
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
