import { UploadStandIn } from '../../testing/UploadStandIn';
import { mockApi } from '../../testing/mockApi';
import { upload, UPLOAD_LIMITS } from './upload';

const URL_OF_CALL = 'https://cms.even-derech.example/web/jobs/apply';
const request = () =>
  new Request(URL_OF_CALL, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'key' },
    body: '{"a":1}',
  });

const start = (options: Partial<Parameters<typeof upload>[1]> = {}) => {
  const answer = upload(request(), { signal: new AbortController().signal, ...options });
  answer.catch(() => undefined);
  return answer;
};

/** Starts an upload that waits until the test continues it. */
async function hold(options: Partial<Parameters<typeof upload>[1]> = {}) {
  UploadStandIn.isHeld = true;
  const answer = start(options);
  await jest.advanceTimersByTimeAsync(0);
  if (!UploadStandIn.last) throw new Error('Nothing is sent');
  return { answer, sending: UploadStandIn.last };
}

beforeEach(() => {
  UploadStandIn.last = undefined;
  UploadStandIn.isHeld = false;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('an upload', () => {
  it('sends the request and returns the answer with its headers', async () => {
    const requests = mockApi({
      '/web/jobs/apply': () => ({ status: 422, body: { error: 'no' }, headers: { 'X-Reference': 'J-1' } }),
    });
    const answer = await start();
    expect(requests).toEqual([
      {
        path: '/web/jobs/apply',
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'key' },
        body: { a: 1 },
      },
    ]);
    expect([answer.status, answer.headers.get('X-Reference')]).toEqual([422, 'J-1']);
    expect(await answer.json()).toEqual({ error: 'no' });
  });

  it('reports its progress', async () => {
    mockApi({ '/web/jobs/apply': () => ({ body: {} }) });
    const parts: number[] = [];
    const { answer, sending } = await hold({ onProgress: (part) => parts.push(part) });
    sending.progress(0.25);
    sending.progress(0.5);
    void sending.finish();
    await answer;
    expect(parts).toEqual([0.25, 0.5, 1, 1]);
  });

  it('is never aborted while it progresses', async () => {
    mockApi({ '/web/jobs/apply': () => ({ body: {} }) });
    const { answer, sending } = await hold();
    for (let part = 0; part < 10; part += 1) {
      await jest.advanceTimersByTimeAsync(UPLOAD_LIMITS.silence - 1);
      sending.progress(part / 10);
    }
    expect(sending.isAborted).toBe(false);
    void sending.finish();
    expect((await answer).status).toBe(200);
  });

  it('is aborted without progress', async () => {
    mockApi({});
    const { answer, sending } = await hold();
    sending.progress(0.5);
    await jest.advanceTimersByTimeAsync(UPLOAD_LIMITS.silence);
    expect(sending.isAborted).toBe(true);
    await expect(answer).rejects.toThrow();
  });

  it('is aborted without an answer', async () => {
    mockApi({ '/web/jobs/apply': () => new Promise(() => undefined) });
    const { answer, sending } = await hold();
    void sending.finish();
    await jest.advanceTimersByTimeAsync(UPLOAD_LIMITS.answer - 1);
    expect(sending.isAborted).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    await expect(answer).rejects.toThrow();
  });

  it('ends when it is cancelled', async () => {
    mockApi({});
    const controller = new AbortController();
    const { answer, sending } = await hold({ signal: controller.signal });
    controller.abort();
    expect(sending.isAborted).toBe(true);
    await expect(answer).rejects.toThrow();
  });

  it('fails when the service cannot be reached', async () => {
    mockApi({});
    await expect(start()).rejects.toThrow();
  });
});
