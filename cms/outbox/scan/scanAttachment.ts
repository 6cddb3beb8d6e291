import type { Payload } from 'payload';
import { DeliveryFault } from '../../integrations/DeliveryFault';
import type { Finding } from '../../integrations/scanner/scanner';
import { scannerService } from '../../integrations/scanner/scannerService';
import type { Attachment } from '../../payload-types';
import type { DeliveryKind } from '../../platform/deliveryKind';
import { attachmentFiles } from '../../platform/files/attachmentFiles';

const NOTE_LENGTH = 500;

/** Writes these fields and no other, so that nothing else of the document is overwritten. */
async function note(payload: Payload, { id }: Attachment, data: Partial<Attachment>): Promise<void> {
  await payload.db.updateOne({ collection: 'attachments', id, data, returning: false });
}

/** Takes the bytes of an infected file from the storage; it may be gone from an attempt that died. */
async function removeBytes(payload: Payload, file: Attachment): Promise<void> {
  if (file.filename) await attachmentFiles.remove(file.filename);
  payload.logger.warn(`Attachment ${file.id} of ${file.reference} is infected; its file was removed`);
}

async function scan(file: Attachment): Promise<Finding | null> {
  const scanner = scannerService();
  if (!scanner) return null;
  const bytes = file.filename ? await attachmentFiles.read(file.filename) : null;
  if (!bytes) throw new DeliveryFault('The file is no longer stored', { permanent: true });
  return scanner.scan(bytes);
}

/** What the finding makes of the document. An infected one says so by its name too, wherever it is listed. */
function resultOf(finding: Finding | null, { name }: Attachment): Partial<Attachment> {
  if (!finding) return { scanState: 'notScanned', scanNote: null };
  const scannedAt = new Date().toISOString();
  if (finding.state === 'clean') return { scanState: 'clean', scanNote: null, scannedAt };
  return {
    scanState: 'infected',
    scanNote: finding.signature.slice(0, NOTE_LENGTH),
    scannedAt,
    title: `⚠ נגוע, נמחק (infected, removed): ${name}`,
  };
}

/**
 * The scan of a visitor's file, tried again until the scanner answers; the file stays kept back until then. Where the scanner was taken
 * away meanwhile (no CLAMAV_URL), the file counts as not scanned.
 */
export const scanAttachment: DeliveryKind = {
  slug: 'scanAttachment',
  label: { he: 'סריקת וירוסים', en: 'Virus scan' },
  collection: 'attachments',
  // What is delivered is the document that the file came with, not the file.
  courtesy: true,
  maxAttempts: 12,
  deliver: async ({ payload, recordId }) => {
    const file = await payload.findByID({
      collection: 'attachments',
      id: recordId,
      depth: 0,
      disableErrors: true,
    });
    if (!file) throw new DeliveryFault('The file was deleted', { permanent: true });
    if (file.scanState === 'infected') return removeBytes(payload, file);
    if (file.scanState !== 'pending') return;
    try {
      const finding = await scan(file);
      await note(payload, file, resultOf(finding, file));
      if (finding?.state === 'infected') await removeBytes(payload, file);
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      await note(payload, file, { scanNote: text.slice(0, NOTE_LENGTH) });
      throw error;
    }
  },
};
