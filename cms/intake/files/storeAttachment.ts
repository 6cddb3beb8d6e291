import { randomBytes } from 'node:crypto';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { findFileScan } from '../../platform/fileScan';
import { cleanFileName } from './cleanFileName';

interface InspectedAttachment {
  /** Name as the visitor's device has it; shown to staff only. */
  name: string;
  bytes: Buffer;
  /** As `inspectFile` found it. */
  mimeType: string;
  /** The document it came with; it is deleted with that. */
  owner: { collection: CollectionSlug; reference: string };
}

/**
 * Stores an inspected file where only staff can fetch it, in the transaction that stores its document.
 * Where there is a virus scanner the file is kept back until that has answered; its scan is ordered in the same transaction.
 * Should that be rolled back, the file is nobody's and retention removes it.
 * @param req the request of that transaction
 * @returns id of the attachment
 */
export async function storeAttachment(
  req: PayloadRequest,
  { name, bytes, mimeType, owner }: InspectedAttachment,
): Promise<number> {
  const extension = /\.([a-z0-9]+)$/i.exec(cleanFileName(name))?.[1]?.toLowerCase() ?? 'bin';
  // Nothing of the visitor's name reaches the disk.
  const fileName = `${owner.reference}-${randomBytes(4).toString('hex')}.${extension}`;
  const fileScan = findFileScan(req.payload);
  const isScanned = fileScan.isOn();
  const { id } = await req.payload.create({
    collection: 'attachments',
    req,
    file: { data: bytes, mimetype: mimeType, name: fileName, size: bytes.length },
    data: {
      name: cleanFileName(name),
      title: cleanFileName(name),
      scanState: isScanned ? 'pending' : 'notScanned',
      reference: owner.reference,
      ownerCollection: owner.collection,
    },
    depth: 0,
  });
  if (isScanned) await fileScan.order(req, { id, reference: owner.reference });
  return id;
}
