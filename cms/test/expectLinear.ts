import { expect } from 'vitest';

/** Returns the CPU time in microseconds that some work takes. */
async function costOf(work: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return user + system;
}

/**
 * Checks that the cost of work grows in proportion to its size. Four times the size costs four times as much if the
 * cost is linear, and sixteen times as much if it is quadratic.
 * @param make prepares the work of a given size
 */
export async function expectLinear(make: (size: number) => () => unknown): Promise<void> {
  await costOf(make(2_000));
  const small = await costOf(make(20_000));
  const large = await costOf(make(80_000));
  expect(large).toBeLessThan(10 * small + 30_000);
}
