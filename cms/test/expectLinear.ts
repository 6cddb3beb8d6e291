import { expect } from 'vitest';

/** CPU time in microseconds. */
async function costOf(work: () => unknown): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return user + system;
}

/**
 * Expects a cost that grows with the size. Four times the size costs four times as much if linear, sixteen times if quadratic.
 * @param make prepares the work of a size
 */
export async function expectLinear(make: (size: number) => () => unknown): Promise<void> {
  await costOf(make(2_000));
  const small = await costOf(make(20_000));
  const large = await costOf(make(80_000));
  expect(large).toBeLessThan(10 * small + 30_000);
}
