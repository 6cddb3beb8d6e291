import { z } from 'zod';
import { PAYMENT_STATES, type PaymentNotice } from './payment';
import { isSigned } from './signature';

/** Schema of a notice's body. */
export const noticeShape = z.object({
  processId: z.string().min(1).max(100),
  state: z.enum(PAYMENT_STATES).exclude(['pending']),
});

/** Verifies and parses a notice. Returns null if the signature or the content is invalid. */
export function readNotice(secret: string, body: string, signature: string | null): PaymentNotice | null {
  if (!isSigned(secret, body, signature)) return null;
  try {
    return noticeShape.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
}
