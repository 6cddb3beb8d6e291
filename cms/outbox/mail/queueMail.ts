import type { PayloadRequest } from 'payload';
import type { PlainMail } from '../../platform/orderMail';
import { queueDelivery } from '../queueDelivery';
import { queuedMail } from './queuedMail';

/**
 * Orders a mail of the CMS to one of its own people, in the transaction of the request if it has one.
 * @param req the request by which it is caused
 * @param mail one receiver, plain text
 */
export async function queueMail(req: PayloadRequest, { to, subject, text }: PlainMail): Promise<void> {
  const { id } = await req.payload.db.create({
    collection: 'queuedMails',
    req,
    data: { to, subject, text, queuedAt: Date.now(), delivery: 'queued' },
  });
  await queueDelivery(req, queuedMail, { id, reference: `mail-${id}` });
}
