import { mockApi } from '../../testing/mockApi';
import { ApiError } from './ApiError';
import { callApi, type ApiRequest } from './callApi';

const HE = { culture: 'he-il' };
const SUBJECTS = '/web/contactUs/subjects/1';
const RELEASE = '/web/transactions/release';

const JOB = {
  orderId: 7,
  jobName: 'Mason',
  professionName: null,
  subfield: null,
  scopeJobName: null,
  department: null,
  branchId: null,
  companyName: null,
  areaName: 'North',
  jobScopeId: null,
  description: '',
  startAdvertisingDate: '2026-11-23T00:00:00.000Z',
};
const STATE = { state: 'taken', price: 4000 };
const FILTER = { id: 2, name: 'South', count: 3 };
const FILTERS = {
  avialableAreas: [FILTER],
  avialableCompanies: [],
  avialableJobScopes: [],
  avialableProfessions: [],
};

const subjects = (request: ApiRequest = HE) =>
  callApi(request, (live, options) =>
    live.GET('/web/contactUs/subjects/{companyId}', { ...options, params: { path: { companyId: '1' } } }),
  );

const release = (request: ApiRequest) =>
  callApi(request, (live, options) =>
    live.POST('/web/transactions/release', { ...options, body: { processId: 'p', processToken: 't' } }),
  );

/** Returns the error with which a call fails. */
async function failure(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error(`No ApiError: ${String(error)}`);
  return error;
}

afterEach(() => jest.restoreAllMocks());

describe('callApi', () => {
  it('sends the language of the page', async () => {
    const requests = mockApi({
      [SUBJECTS]: () => ({ body: { '1': 'מכירות' }, headers: { 'X-Subjects-Order': '1' } }),
    });
    const { data, headers } = await subjects();
    expect(data).toEqual({ '1': 'מכירות' });
    expect(headers.get('X-Subjects-Order')).toBe('1');
    expect(requests).toEqual([
      { path: SUBJECTS, method: 'GET', headers: { 'X-Accept-Language': 'he-il' }, body: undefined },
    ]);
  });

  it('sends JSON with its idempotency key', async () => {
    const requests = mockApi({ [RELEASE]: () => ({ body: { body: { status: 'paid', reference: 'P' } } }) });
    await release({ culture: 'en-us', idempotencyKey: 'key' });
    expect(requests[0]).toEqual({
      path: RELEASE,
      method: 'POST',
      headers: { 'X-Accept-Language': 'en-us', 'Content-Type': 'application/json', 'Idempotency-Key': 'key' },
      body: { processId: 'p', processToken: 't' },
    });
  });

  it('sends nothing but the body to an outside service', async () => {
    const requests = mockApi({
      'https://forms.example/web/transactions/release': () => ({
        body: { body: { status: 'paid', reference: 'P' } },
      }),
    });
    await release({ culture: 'en-us', idempotencyKey: 'key', foreignBase: 'https://forms.example' });
    expect(requests[0]?.headers).toEqual({ 'Content-Type': 'application/json' });
  });

  it.each([
    ['fields', 422, { errors: { phone: ['שגוי'] } }, 'שגוי'],
    ['refused', 422, { error: 'מפתח', code: 'keyReused' }, 'מפתח'],
    ['refused', 403, { error: 'רובוט', code: 'captchaWrong' }, 'רובוט'],
    ['refused', 404, { error: 'אין' }, 'אין'],
    ['rateLimit', 429, { error: 'יותר מדי', code: 'tooMany' }, 'יותר מדי'],
    ['unavailable', 503, { error: 'אי אפשר', code: 'notStored' }, 'אי אפשר'],
    ['unavailable', 502, '<html>', 'The service answered 502'],
    ['unavailable', 503, { error: 7, errors: 'none' }, 'The service answered 503'],
    ['unavailable', 200, '<html>', 'The service answered 200'],
    ['unavailable', 200, '', 'The service answered 200'],
    ['unavailable', 200, null, 'The service answered 200'],
    ['unavailable', 200, [], 'The service answered 200'],
    ['unavailable', 200, { '1': 7 }, 'The service answered 200'],
  ] as const)('throws a %s error for status %i (%j)', async (kind, status, body, message) => {
    mockApi({ [SUBJECTS]: () => ({ status, body, headers: { 'Retry-After': '60' } }) });
    const error = await failure(subjects());
    expect(error.kind).toBe(kind);
    expect(error.message).toBe(message);
    if (status !== 200) expect(error.retryAfterSeconds).toBe(60);
    expect(error.code).toBe(
      typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined,
    );
  });

  it('passes on the errors by field', async () => {
    mockApi({ [SUBJECTS]: () => ({ status: 422, body: { errors: { a: ['1'], b: ['2'] } } }) });
    expect((await failure(subjects())).errors).toEqual({ a: ['1'], b: ['2'] });
  });

  it('fails when the service cannot be reached', async () => {
    mockApi({});
    expect(await failure(subjects())).toMatchObject({ kind: 'network', status: 0 });
  });

  it.each<[string, unknown, unknown]>([
    [
      '/web/jobs/search',
      { items: [{ ...JOB, startAdvertisingDate: null, areaName: 7 }, { ...JOB, jobName: '' }, JOB] },
      { items: [{ ...JOB, startAdvertisingDate: null, areaName: null }, JOB] },
    ],
    [
      '/web/apartments/state?assets=A',
      { A: { state: 'free' }, B: { state: 'sold', price: 1 }, C: STATE },
      { A: { state: 'free', price: null }, C: STATE },
    ],
    ['/web/jobs/filters', { ...FILTERS, avialableAreas: [{ id: 1, name: 'North' }, FILTER] }, FILTERS],
  ])('mends invalid rows of %s, omits those without a key, and logs it', async (path, given, expected) => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const page = path.endsWith('search') ? { totalCount: 2, hasNextPage: false, pageIndex: 0 } : {};
    mockApi({ [path]: () => ({ body: { ...page, ...(given as object) } }) });
    const { data } = await callApi<unknown>(HE, (live, options) => {
      if (path.endsWith('search'))
        return live.POST('/web/jobs/search', { ...options, body: { requestPage: 0, pageSize: 12 } });
      if (path.endsWith('filters')) return live.GET('/web/jobs/filters', options);
      return live.GET('/web/apartments/state', { ...options, params: { query: { assets: 'A' } } });
    });
    expect(data).toEqual({ ...page, ...(expected as object) });
    expect(logged).toHaveBeenCalledTimes(1);
  });

  it('times out after twenty seconds', async () => {
    jest.useFakeTimers();
    mockApi({});
    globalThis.fetch = (_url, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      );
    const error = failure(subjects());
    await jest.advanceTimersByTimeAsync(20_000);
    expect(await error).toMatchObject({ kind: 'network' });
    jest.useRealTimers();
  });

  it('keeps an abort by the caller', async () => {
    mockApi({});
    const controller = new AbortController();
    controller.abort();
    await expect(subjects({ ...HE, signal: controller.signal })).rejects.not.toBeInstanceOf(ApiError);
  });

  it('requires the address of the services', async () => {
    mockApi({});
    delete process.env.GATSBY_API_URL;
    await expect(subjects()).rejects.toThrow('The environment variable GATSBY_API_URL is missing');
  });
});
