import { randomBytes } from 'node:crypto';
import type { CollectionSlug, PayloadRequest } from 'payload';
import { findFileScan } from '../../platform/parts/fileScan';
import type { InspectedFile } from './inspectFile';

/** An inspected file. Staff see its name, but the file on disk gets a generated name. */
interface InspectedAttachment extends InspectedFile {
  bytes: Buffer;
  /** Document to which the file belongs. The file is deleted together with it. */
  owner: { collection: CollectionSlug; reference: string };
}

/**
 * Stores an inspected file for staff and queues its virus scan. Runs in the transaction that stores the file's
 * document. If that transaction rolls back, the file stays on disk until the retention job removes it.
 * @param req request of that transaction
 * @returns id of the attachment
 */
export async function storeAttachment(
  req: PayloadRequest,
  { name, bytes, mimeType, isActive, owner }: InspectedAttachment,
): Promise<number> {
  const extension = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? 'bin';
  const fileName = `${owner.reference}-${randomBytes(4).toString('hex')}.${extension}`;
  const fileScan = findFileScan(req.payload);
  const isScanned = fileScan.isOn();
  const { id } = await req.payload.create({
    collection: 'attachments',
    req,
    file: { data: bytes, mimetype: mimeType, name: fileName, size: bytes.length },
    data: {
      name,
      title: name,
      isActive,
      scanState: isScanned ? 'pending' : 'notScanned',
      reference: owner.reference,
      ownerCollection: owner.collection,
    },
    depth: 0,
  });
  if (isScanned) await fileScan.order(req, { id, reference: owner.reference });
  return id;
}
