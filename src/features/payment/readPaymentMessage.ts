interface PaymentFrame {
  /** Window of the frame, because other frames may have the same origin. */
  source: unknown;
  /** Origin of the payment page. */
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
 * Parses a payment page's message (project-marketing §4): its field `success` is 'True', or anything else for
 * a failure.
 * @param message any message to the window
 * @param frame the expected sender
 * @returns null for another frame or origin, or another subject
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
