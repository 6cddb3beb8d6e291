import { mockApi } from '../testing/mockApi';
import { ApiError, callApi } from './api';

const HE = { culture: 'he-il' };

/** The error of a call that fails. */
async function failure(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`No ApiError: ${String(error)}`);
  return error;
}

describe('callApi', () => {
  it('asks in the language of the page', async () => {
    const requests = mockApi({ '/web/x': () => ({ body: { '1': 'מכירות' }, headers: { 'X-Order': '1' } }) });
    const { data, headers } = await callApi('/web/x', HE);
    expect(data).toEqual({ '1': 'מכירות' });
    expect(headers.get('X-Order')).toBe('1');
    expect(requests).toEqual([
      { path: '/web/x', method: 'GET', headers: { 'X-Accept-Language': 'he-il' }, body: undefined },
    ]);
  });

  it('sends JSON with its key', async () => {
    const requests = mockApi({ '/web/x': () => ({ body: { body: true } }) });
    await callApi('/web/x', { culture: 'en-us', body: { a: 1 }, idempotencyKey: 'key' });
    expect(requests[0]).toEqual({
      path: '/web/x',
      method: 'POST',
      headers: { 'X-Accept-Language': 'en-us', 'Content-Type': 'application/json', 'Idempotency-Key': 'key' },
      body: { a: 1 },
    });
  });

  it.each([
    ['fields', 422, { errors: { phone: ['שגוי'] } }, 'שגוי'],
    ['refused', 422, { error: 'מפתח', code: 'keyReused' }, 'מפתח'],
    ['refused', 403, { error: 'רובוט', code: 'captchaWrong' }, 'רובוט'],
    ['refused', 404, { error: 'אין' }, 'אין'],
    ['rateLimit', 429, { error: 'יותר מדי', code: 'tooMany' }, 'יותר מדי'],
    ['unavailable', 503, { error: 'אי אפשר', code: 'notStored' }, 'אי אפשר'],
    ['unavailable', 502, '<html>', 'The service answered 502'],
    ['unavailable', 200, '<html>', 'The service answered 200'],
  ] as const)('tells %s by a %i', async (kind, status, body, message) => {
    mockApi({ '/web/x': () => ({ status, body, headers: { 'Retry-After': '60' } }) });
    const error = await failure(callApi('/web/x', HE));
    expect(error.kind).toBe(kind);
    expect(error.message).toBe(message);
    expect(error.retryAfterSeconds).toBe(60);
    expect(error.code).toBe(typeof body === 'object' && 'code' in body ? body.code : undefined);
  });

  it('hands on the errors by field', async () => {
    mockApi({ '/web/x': () => ({ status: 422, body: { errors: { a: ['1'], b: ['2'] } } }) });
    expect((await failure(callApi('/web/x', HE))).errors).toEqual({ a: ['1'], b: ['2'] });
  });

  it('tells when the service cannot be reached', async () => {
    mockApi({});
    expect(await failure(callApi('/web/x', HE))).toMatchObject({ kind: 'network', status: 0 });
  });

  it('gives up after twenty seconds', async () => {
    jest.useFakeTimers();
    mockApi({});
    globalThis.fetch = (_url, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      );
    const error = failure(callApi('/web/x', HE));
    jest.advanceTimersByTime(20_000);
    expect(await error).toMatchObject({ kind: 'network' });
    jest.useRealTimers();
  });

  it('leaves the caller’s own abort as it is', async () => {
    mockApi({});
    const controller = new AbortController();
    controller.abort();
    await expect(callApi('/web/x', { ...HE, signal: controller.signal })).rejects.not.toBeInstanceOf(
      ApiError,
    );
  });

  it('needs to know where the services are', async () => {
    mockApi({});
    delete process.env.GATSBY_API_URL;
    await expect(callApi('/web/x', HE)).rejects.toThrow(
      'Please provide the GATSBY_API_URL environment variable',
    );
  });
});
