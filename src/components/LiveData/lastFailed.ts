interface Times {
  errorUpdatedAt: number;
  dataUpdatedAt: number;
}

/**
 * True when the last question that was answered or given up had no answer. Unlike `isError` it stays while the next one is under way, so
 * that what the page says of it does not come and go.
 * @param query of `useQuery`
 */
export const lastFailed = ({ errorUpdatedAt, dataUpdatedAt }: Times): boolean =>
  errorUpdatedAt > dataUpdatedAt;
