interface PaymentFrame {
  /** The frame's own window: another frame of the same provider is not asked. */
  source: unknown;
  /** Where the payment page is. */
  origin: string;
}

type Message = Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>;

/** Some providers post text. */
function parse(data: unknown): unknown {
  if (typeof data !== 'string') return data;
  try {
    return JSON.parse(data) as unknown;
  } catch {
    return null;
  }
}

/**
 * Reads what a payment page says (project-marketing §4): its field `success` is 'True', or anything else for a failure.
 * @param message any message that came to the window
 * @param frame the only one that is listened to
 * @returns null when it is not from that frame and that origin, or not about a payment
 */
export function readPaymentMessage(
  { data, origin, source }: Message,
  frame: PaymentFrame,
): 'success' | 'failure' | null {
  if (frame.source === null || source !== frame.source || origin !== frame.origin) return null;
  const content = parse(data);
  if (typeof content !== 'object' || content === null || !('success' in content)) return null;
  return content.success === 'True' ? 'success' : 'failure';
}
