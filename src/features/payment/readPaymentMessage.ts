interface PaymentFrame {
  /** Window of the frame. The origin alone is not enough, because other frames may have the same one. */
  source: unknown;
  /** Origin of the payment page. */
  origin: string;
}

type Message = Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>;

/** Parses a message's data. Some providers post JSON text instead of an object. */
function parse(data: unknown): unknown {
  if (typeof data !== 'string') return data;
  try {
    return JSON.parse(data) as unknown;
  } catch {
    return null;
  }
}

/**
 * Parses a message from the payment page (project-marketing §4). Its field `success` is 'True' for a success and has
 * any other value for a failure.
 * @param message any message that the window received
 * @param frame the frame that the message must come from
 * @returns null if the message comes from another frame or origin, or has no field `success`
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
