import type { Payload, PayloadRequest } from 'payload';

/** A mail of the CMS to one of its own people: one receiver, plain text. */
export interface PlainMail {
  to: string;
  subject: string;
  text: string;
}

/** Orders a mail, in the transaction of the request if it has one. */
export type OrderMail = (req: PayloadRequest, mail: PlainMail) => Promise<void>;

/** What is registered to order mails. The outbox registers it; content, which may not import the outbox, orders by it. */
export const findOrderMail = ({ config }: Payload): OrderMail =>
  (config.custom as { orderMail: OrderMail }).orderMail;
