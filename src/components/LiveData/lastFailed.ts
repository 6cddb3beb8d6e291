interface Times {
  errorUpdatedAt: number;
  dataUpdatedAt: number;
}

/**
 * Returns whether the last finished request failed. Unlike `isError`, the result does not change while the next request
 * runs, so that error messages do not flicker.
 */
export const lastFailed = ({ errorUpdatedAt, dataUpdatedAt }: Times): boolean =>
  errorUpdatedAt > dataUpdatedAt;
