import type { Payload, PayloadRequest } from 'payload';

/** A plain text mail to a user of the CMS. */
export interface PlainMail {
  to: string;
  subject: string;
  text: string;
}

/** Queues a mail. If the request has a transaction, the mail is stored in it. */
export type QueueMail = (req: PayloadRequest, mail: PlainMail) => Promise<void>;

/** Returns the mail queue. Content may not import the outbox, so the outbox registers its implementation. */
export const findMailQueue = ({ config }: Payload): QueueMail =>
  (config.custom as { mailQueue: QueueMail }).mailQueue;
