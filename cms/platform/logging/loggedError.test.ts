import { afterAll, describe, expect, it } from 'vitest';
import { openPayload } from '../../test/openPayload';
import { loggedError } from './loggedError';

const LONG = 'select '.repeat(100_000);

/** Creates an error as Drizzle throws it: the message, a property and the cause contain the statement. */
function failedQuery(): Error {
  const error = new Error(`Failed query: ${LONG}`, { cause: new Error(`too many terms: ${LONG}`) });
  return Object.assign(error, {
    query: LONG,
    params: Array.from({ length: 9_000 }, () => LONG.slice(0, 50)),
  });
}

describe('an error in the log', () => {
  it('is short, however long the failed statement is', () => {
    expect(JSON.stringify(loggedError(failedQuery())).length).toBeLessThan(12_000);
  });

  it('has no values of a failed statement', () => {
    const cause = Object.assign(new Error('duplicate key'), {
      detail: 'Key (email)=(dana@example.com) exists.',
    });
    const statement = 'insert into "leads" values ($1, $2)';
    const params = ['dana@example.com', 'Dana\nCohen'];
    const error = new Error(`Failed query: ${statement}\nparams: ${params.join(',')}`, { cause });
    const logged = JSON.stringify(loggedError(Object.assign(error, { query: statement, params })));
    expect(logged).toContain(JSON.stringify(statement).slice(1, -1));
    expect(logged).toContain('duplicate key');
    expect(logged).toContain('loggedError.test.ts');
    expect(logged).not.toMatch(/dana|cohen/i);
  });

  it('contains message, location and cause', () => {
    const error = Object.assign(new TypeError('no', { cause: new Error('because') }), {
      code: 'E1',
      status: 400,
    });
    expect(loggedError(error)).toMatchObject({
      type: 'TypeError',
      message: 'no',
      stack: expect.stringContaining('loggedError.test.ts') as string,
      code: 'E1',
      status: 400,
      cause: { message: 'because' },
    });
    expect(JSON.stringify(loggedError(failedQuery()))).toContain('loggedError.test.ts');
  });

  it('ends for circular causes and properties', () => {
    const error = new Error('round') as Error & { self?: unknown };
    error.cause = error;
    error.self = { error };
    (error.self as { self?: unknown }).self = error.self;
    expect(JSON.stringify(loggedError(error)).length).toBeLessThan(12_000);
    expect(loggedError('text')).toBe('text');
    expect(loggedError(undefined)).toBeUndefined();
  });

  it('is logged this way by the CMS', async () => {
    const payload = await openPayload();
    afterAll(() => payload.destroy());
    const serializers = Object.getOwnPropertySymbols(payload.logger)
      .filter((symbol) => symbol.description === 'pino.serializers')
      .map((symbol) => (payload.logger as unknown as Record<symbol, { err?: unknown }>)[symbol]);
    expect(serializers[0]?.err).toBe(loggedError);
  });
});
