import type { Payload } from 'payload';
import { DeliveryFault } from '../../integrations/DeliveryFault';
import type { Finding } from '../../integrations/scanner/scanner';
import { scannerService } from '../../integrations/scanner/scannerService';
import type { Attachment } from '../../payload-types';
import type { DeliveryKind } from '../../platform/parts/deliveryKind';
import { attachmentFiles } from '../../platform/files/attachmentFiles';

const NOTE_LENGTH = 500;

/** Updates only the given fields, so that concurrent changes to other fields are not overwritten. */
async function note(payload: Payload, { id }: Attachment, data: Partial<Attachment>): Promise<void> {
  await payload.db.updateOne({ collection: 'attachments', id, data, returning: false });
}

/** Deletes the stored file of an infected attachment. An interrupted earlier attempt may already have deleted it. */
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

/**
 * Converts a scan result to the fields of the attachment. The title of an infected file says that it was infected, so
 * that staff see it wherever the file is listed.
 */
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
 * Delivery that scans a visitor's file for viruses. The file stays quarantined and the scan is retried until the
 * scanner responds. Without `CLAMAV_URL`, the file is marked as not scanned.
 */
export const scanAttachment: DeliveryKind = {
  slug: 'scanAttachment',
  label: { he: 'סריקת וירוסים', en: 'Virus scan' },
  collection: 'attachments',
  // Keeps the scan out of the delivery state of the entry, because it concerns only the file.
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
