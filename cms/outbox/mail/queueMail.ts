import type { PayloadRequest } from 'payload';
import type { PlainMail } from '../../platform/parts/mailQueue';
import { queueDelivery } from '../queueDelivery';
import { queuedMail } from './queuedMail';

/** Queues a mail to a user, in the transaction of the request if it has one. */
export async function queueMail(req: PayloadRequest, { to, subject, text }: PlainMail): Promise<void> {
  const { id } = await req.payload.db.create({
    collection: 'queuedMails',
    req,
    data: { to, subject, text, queuedAt: Date.now(), delivery: 'queued' },
  });
  await queueDelivery(req, queuedMail, { id, reference: `mail-${id}` });
}
