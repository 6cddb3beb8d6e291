/** Runs some work now or as soon as there is room for it. */
export type Limiter = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * A gate that lets only so much work through at a time, in the order in which it came.
 * @param limit how much
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
