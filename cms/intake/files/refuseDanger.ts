import { FileFault } from '../../platform/documents/FileFault';
import { refusePackage } from './refusePackage';
import { refusePdf } from './refusePdf';
import { refuseRtf } from './refuseRtf';
import { zipEntries } from '../../platform/documents/zipEntries';

const MOST_ENTRIES = 5_000;
const MOST_UNPACKED_BYTES = 300_000_000;
/** Maximum compression ratio; text never reaches it. */
const MOST_GROWTH = 200;

const ACTIVE_PARTS =
  /(^|\/)(vbaProject\.bin|vbaData\.xml|activeX\/|Basic\/|Scripts\/|embeddings\/[^/]*\.bin$)|\.(exe|dll|scr|com|bat|cmd|js|jse|vbs|vbe|wsf|hta|jar|ps1|msi|lnk)$/i;
/** Old Office files store these names in UTF-16. */
const ACTIVE_OLD_OFFICE = ['_VBA_PROJECT', 'Macros', 'EncryptedPackage', 'Ole10Native'];

/**
 * Rejects content that is active when opened, or far larger than its file.
 * @param bytes the file; for archives see `refuseZip`
 * @param signature type by content
 * @throws FileFault
 */
export async function refuseDanger(bytes: Buffer, signature: string): Promise<void> {
  if (signature === 'application/pdf') await refusePdf(bytes);
  if (signature === 'application/rtf') await refuseRtf(bytes);
  if (signature === 'application/x-cfb') refuseWords(bytes, ACTIVE_OLD_OFFICE, 'utf16le');
}

function refuseWords(bytes: Buffer, words: readonly string[], encoding: BufferEncoding): void {
  const found = words.find((word) => bytes.includes(Buffer.from(word, encoding)));
  if (found) throw new FileFault('type', `The file holds ${found}`);
}

/**
 * Rejects a zip archive that expands too much, or contains or loads executable content. Must run before the archive
 * is unpacked.
 * @throws FileFault
 */
export async function refuseZip(bytes: Buffer): Promise<void> {
  const entries = zipEntries(bytes);
  if (!entries || entries.length === 0) throw new FileFault('type', 'The archive cannot be read');
  if (entries.length > MOST_ENTRIES) throw new FileFault('type', 'The archive holds too many files');
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpackedBytes, 0);
  if (unpacked > MOST_UNPACKED_BYTES || unpacked > bytes.length * MOST_GROWTH)
    throw new FileFault('type', 'The archive grows too much when it is unpacked');
  // Overlapping entries are a denser zip bomb.
  if (entries.reduce((sum, entry) => sum + entry.packedBytes, 0) > bytes.length)
    throw new FileFault('type', 'The files of the archive overlap');
  if (entries.some(({ encrypted }) => encrypted)) throw new FileFault('type', 'The archive is encrypted');
  const active = entries.find(({ name }) => ACTIVE_PARTS.test(name));
  if (active) throw new FileFault('type', `The archive holds ${active.name}`);
  // Readers disagree about duplicate names.
  if (new Set(entries.map(({ name }) => name.toLowerCase())).size < entries.length)
    throw new FileFault('type', 'The archive holds two files of one name');
  await refusePackage(bytes);
}
