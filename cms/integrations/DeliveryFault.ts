/** Failed delivery. Any other error counts as retryable. */
export class DeliveryFault extends Error {
  /** True when no retry can succeed, such as for a deleted message. */
  readonly permanent: boolean;
  /** Pause that the receiver requested (`Retry-After`). */
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
