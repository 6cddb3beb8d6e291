/** Runs a function as soon as the limit allows, and returns its result. */
export type Limiter = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Limits how many async functions run at the same time. The others wait in order of arrival.
 * @param limit maximum number of functions that run at the same time
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
