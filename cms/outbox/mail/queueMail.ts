import type { PayloadRequest } from 'payload';
import type { PlainMail } from '../../platform/parts/mailQueue';
import { queueDelivery } from '../queueDelivery';
import { queuedMail } from './queuedMail';

/** Queues a mail to a user. If the request has a transaction, the mail is stored in it. */
export async function queueMail(req: PayloadRequest, { to, subject, text }: PlainMail): Promise<void> {
  const { id } = await req.payload.db.create({
    collection: 'queuedMails',
    req,
    data: { to, subject, text, queuedAt: Date.now(), delivery: 'queued' },
  });
  await queueDelivery(req, queuedMail, { id, reference: `mail-${id}` });
}
