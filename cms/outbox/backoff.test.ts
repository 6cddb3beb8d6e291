import { describe, expect, it } from 'vitest';
import { backoff } from './backoff';

describe('backoff', () => {
  it.each([
    [1, 0, 15_000],
    [1, 0.5, 30_000],
    [2, 0.5, 60_000],
    [5, 0.5, 480_000],
    [5, 0, 240_000],
    [30, 0.5, 21_600_000],
  ])('waits after attempt %i with random value %d: %i ms', (attempts, random, expected) => {
    expect(backoff(attempts, 30_000, random)).toBe(expected);
  });

  it('adds jitter between half and one and a half of the pause', () => {
    const pauses = Array.from({ length: 200 }, () => backoff(1, 1000));
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(500);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(1500);
    expect(new Set(pauses).size).toBeGreaterThan(50);
  });
});
