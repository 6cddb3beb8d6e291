import { afterAll, describe, expect, it } from 'vitest';
import { openPayload } from '../test/openPayload';
import { loggedError } from './logger';

const LONG = 'select '.repeat(100_000);

/** As drizzle throws it: the statement in the message, in a property, and in its cause. */
function failedQuery(): Error {
  const error = new Error(`Failed query: ${LONG}`, { cause: new Error(`too many terms: ${LONG}`) });
  return Object.assign(error, {
    query: LONG,
    params: Array.from({ length: 9_000 }, () => LONG.slice(0, 50)),
  });
}

describe('an error in the log', () => {
  it('is short, however long the statement was that failed', () => {
    expect(JSON.stringify(loggedError(failedQuery())).length).toBeLessThan(12_000);
  });

  it('says what happened, where, and why', () => {
    const error = Object.assign(new TypeError('no', { cause: new Error('because') }), {
      code: 'E1',
      status: 400,
    });
    expect(loggedError(error)).toMatchObject({
      type: 'TypeError',
      message: 'no',
      stack: expect.stringContaining('logger.test.ts') as string,
      code: 'E1',
      status: 400,
      cause: { message: 'because' },
    });
    expect(JSON.stringify(loggedError(failedQuery()))).toContain('logger.test.ts');
  });

  it('ends where errors are each other’s cause, or hold themselves', () => {
    const error = new Error('round') as Error & { self?: unknown };
    error.cause = error;
    error.self = { error };
    (error.self as { self?: unknown }).self = error.self;
    expect(JSON.stringify(loggedError(error)).length).toBeLessThan(12_000);
    expect(loggedError('text')).toBe('text');
    expect(loggedError(undefined)).toBeUndefined();
  });

  it('is written so by the CMS', async () => {
    const payload = await openPayload();
    afterAll(() => payload.destroy());
    const serializers = Object.getOwnPropertySymbols(payload.logger)
      .filter((symbol) => symbol.description === 'pino.serializers')
      .map((symbol) => (payload.logger as unknown as Record<symbol, { err?: unknown }>)[symbol]);
    expect(serializers[0]?.err).toBe(loggedError);
  });
});
