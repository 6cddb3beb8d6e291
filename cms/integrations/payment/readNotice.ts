import { z } from 'zod';
import { PAYMENT_STATES, type PaymentNotice } from './payment';
import { isSigned } from './signature';

/** A notice, as it comes. */
export const noticeShape = z.object({
  processId: z.string().min(1).max(100),
  state: z.enum(PAYMENT_STATES).exclude(['pending']),
});

/** Reads a notice that is signed with our secret; of any other nothing is believed. */
export function readNotice(secret: string, body: string, signature: string | null): PaymentNotice | null {
  if (!isSigned(secret, body, signature)) return null;
  try {
    return noticeShape.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
}
