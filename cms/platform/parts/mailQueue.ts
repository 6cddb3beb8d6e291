import type { Payload, PayloadRequest } from 'payload';

/** A plain text mail to one of the CMS's users. */
export interface PlainMail {
  to: string;
  subject: string;
  text: string;
}

/** Queues a mail, in the transaction of the request if there is one. */
export type QueueMail = (req: PayloadRequest, mail: PlainMail) => Promise<void>;

/** Returns the registered mail queue. The outbox registers it for content, which may not import the outbox. */
export const findMailQueue = ({ config }: Payload): QueueMail =>
  (config.custom as { mailQueue: QueueMail }).mailQueue;
