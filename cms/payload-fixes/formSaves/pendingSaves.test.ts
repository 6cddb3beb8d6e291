// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendAfterPending, isWaiting, onWaiting, RETRY_MS, sendUntilAnswered } from './pendingSaves';

const DOCUMENT = '/api/pages/1';
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const answer = (status = 200) => Promise.resolve(new Response('{}', { status }));

/** Fake CMS that is down until the test brings it back. It records the requests in order. */
function cms() {
  const received: string[] = [];
  const state = { away: true };
  const save = (text: string) => () => {
    if (state.away) return lost();
    received.push(text);
    return answer();
  };
  return { received, state, save };
}

const back = () => window.dispatchEvent(new Event('online'));

describe('a save while the CMS is unreachable', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is retried as soon as the browser is online', async () => {
    const { received, state, save } = cms();
    const saved = sendUntilAnswered(DOCUMENT, save('a'));
    await vi.advanceTimersByTimeAsync(1);
    expect(isWaiting()).toBe(true);
    state.away = false;
    back();
    expect((await saved).status).toBe(200);
    expect(received).toEqual(['a']);
    expect(isWaiting()).toBe(false);
  });

  it.each([502, 503, 504])('is retried after a delay, also after an answer of %s', async (status) => {
    const answers = [lost, () => answer(status), () => answer()];
    const send = vi.fn(() => answers.shift()?.() ?? lost());
    const saved = sendUntilAnswered(DOCUMENT, send);
    await vi.advanceTimersByTimeAsync(2 * RETRY_MS);
    expect((await saved).status).toBe(200);
    expect(send).toHaveBeenCalledTimes(3);
  });

  it('is sent before later saves of the same document, and does not block other documents', async () => {
    const { received, state, save } = cms();
    const saved = [sendUntilAnswered(DOCUMENT, save('older')), sendUntilAnswered(DOCUMENT, save('newer'))];
    await vi.advanceTimersByTimeAsync(RETRY_MS);
    await sendUntilAnswered('/api/pages/2', () => answer());
    state.away = false;
    back();
    await Promise.all(saved);
    expect(received).toEqual(['older', 'newer']);
  });

  it('returns the error response after a minute of failures', async () => {
    const send = vi.fn(() => answer(502));
    const saved = sendUntilAnswered(DOCUMENT, send);
    await vi.advanceTimersByTimeAsync(12 * RETRY_MS);
    expect((await saved).status).toBe(502);
    expect(send).toHaveBeenCalledTimes(13);
    expect(isWaiting()).toBe(false);
  });

  it('rejects manual saves of the same document, also those already queued', async () => {
    let lose: (error: Error) => void = () => undefined;
    const answers = [new Promise<Response>((_resolve, reject) => (lose = reject)), answer()];
    const saved = sendUntilAnswered(DOCUMENT, () => answers.shift() ?? lost());
    const send = vi.fn(() => answer());
    const byPerson = sendAfterPending(DOCUMENT, send);
    byPerson.catch(() => undefined);
    lose(new TypeError('Failed to fetch'));
    await expect(byPerson).rejects.toThrow('waits for the connection');
    expect(send).not.toHaveBeenCalled();
    back();
    await saved;
    expect((await sendAfterPending(DOCUMENT, send)).status).toBe(200);
  });

  it('notifies listeners when it starts and stops waiting', async () => {
    const heard: boolean[] = [];
    const stop = onWaiting(() => heard.push(isWaiting()));
    const { state, save } = cms();
    const saved = sendUntilAnswered(DOCUMENT, save('a'));
    await vi.advanceTimersByTimeAsync(1);
    state.away = false;
    await vi.advanceTimersByTimeAsync(RETRY_MS);
    await saved;
    stop();
    expect(heard).toEqual([true, false]);
  });

  it('is not retried after a rejection or an abort', async () => {
    const refused = vi.fn(() => answer(409));
    expect((await sendUntilAnswered(DOCUMENT, refused)).status).toBe(409);
    const givenUp = vi.fn(() => Promise.reject(new DOMException('given up', 'AbortError')));
    await expect(sendUntilAnswered(DOCUMENT, givenUp)).rejects.toThrow('given up');
    await vi.advanceTimersByTimeAsync(2 * RETRY_MS);
    expect([refused, givenUp].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    expect(isWaiting()).toBe(false);
  });
});
