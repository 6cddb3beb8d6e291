/** Runs work as soon as the limit allows. */
export type Limiter = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Limits parallel work, in order of arrival.
 * @param limit maximum number of parallel calls
 */
export function createLimiter(limit: number): Limiter {
  let free = limit;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
