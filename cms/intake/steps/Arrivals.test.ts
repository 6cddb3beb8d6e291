import { describe, expect, it } from 'vitest';
import { Arrivals } from './Arrivals';

describe('arrivals', () => {
  it('are counted by key and reset when the window ends', () => {
    const arrivals = new Arrivals(1000);
    expect(arrivals.count('a', 0).count).toBe(1);
    expect(arrivals.count('a', 500)).toEqual({ count: 2, resetsAt: 1000 });
    expect(arrivals.count('b', 500).count).toBe(1);
    expect(arrivals.count('a', 1000)).toEqual({ count: 1, resetsAt: 2000 });
  });

  it('are limited to the maximum number of keys', () => {
    const arrivals = new Arrivals(1000, 2);
    arrivals.count('a', 0);
    arrivals.count('b', 1);
    arrivals.count('c', 2);
    expect(arrivals.count('a', 3).count).toBe(1);
    expect(arrivals.count('c', 4).count).toBe(2);
  });
});
