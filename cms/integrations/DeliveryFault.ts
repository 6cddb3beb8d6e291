/** Why a delivery did not succeed, and what that means for the next attempt. Any other error counts as a fault that may be retried. */
export class DeliveryFault extends Error {
  /** True when no further attempt can help, such as when the message is gone. */
  readonly permanent: boolean;
  /** How long the receiver asked us to wait (`Retry-After`). */
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
