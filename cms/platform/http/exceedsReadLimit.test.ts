import { describe, expect, it } from 'vitest';
import { env } from '../env/env';
import { exceedsReadLimit } from './exceedsReadLimit';

const ADDRESSES = 100_001;

const read = (address: string): number =>
  exceedsReadLimit({ headers: new Headers({ 'X-Forwarded-For': address }) }, 1, false);

describe('the read limit', () => {
  it('of a busy address stays while more addresses than it remembers send requests', () => {
    for (let count = 0; count < env.restReadsPerAddress; count += 1) expect(read('203.0.113.7')).toBe(0);
    expect(read('203.0.113.7')).toBeGreaterThan(0);
    for (let index = 0; index < ADDRESSES; index += 1) {
      read(`10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`);
      if (index % 10_000 === 0) expect(read('203.0.113.7')).toBeGreaterThan(0);
    }
    expect(read('203.0.113.7')).toBeGreaterThan(0);
  });
});
