/** Error of a failed delivery. Deliveries that fail with any other error are retried. */
export class DeliveryFault extends Error {
  /** True if no retry can succeed, for example because the message was deleted. */
  readonly permanent: boolean;
  /** Time to wait before the next attempt, as requested by the receiver (`Retry-After`). */
  readonly retryAfterMs: number | undefined;

  constructor(
    message: string,
    { permanent = false, retryAfterMs }: { permanent?: boolean; retryAfterMs?: number } = {},
  ) {
    super(message);
    this.name = 'DeliveryFault';
    this.permanent = permanent;
    this.retryAfterMs = retryAfterMs;
  }
}
