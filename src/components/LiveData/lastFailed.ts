interface Times {
  errorUpdatedAt: number;
  dataUpdatedAt: number;
}

/**
 * Tells whether the last finished request failed. Unlike `isError`, it does not change while the next one
 * runs, so messages do not flicker.
 */
export const lastFailed = ({ errorUpdatedAt, dataUpdatedAt }: Times): boolean =>
  errorUpdatedAt > dataUpdatedAt;
