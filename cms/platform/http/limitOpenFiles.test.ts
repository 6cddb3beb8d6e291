import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCms, type RunningCms } from '../../test/startCms';
import { logIn } from '../../test/logIn';
import config from '../../payload.config';
import { MAX_OPEN_FILES } from './limitOpenFiles';
import { restGuard } from './restGuard';

let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());

/** Starts a download. Calling `end` completes the file, and `fail` breaks it off. */
async function download(
  address: string,
  { headers = {}, method = 'GET' }: { headers?: Record<string, string>; method?: string } = {},
): Promise<{ answer: Response; end: () => void; fail: () => void }> {
  let file: ReadableStreamDefaultController | undefined;
  const body = new ReadableStream({ start: (controller) => void (file = controller) });
  const request = new Request(`${cms.url}/api/media/file/film.mp4`, {
    method,
    headers: { 'x-socket-address': address, ...headers },
  });
  const answer = await restGuard(config, request, () =>
    Promise.resolve(new Response(body, { status: 206, headers: { 'Content-Length': '9' } })),
  );
  return { answer, end: () => file?.close(), fail: () => file?.error(new Error('The disk is gone')) };
}

const fill = async (address: string) =>
  Promise.all(Array.from({ length: MAX_OPEN_FILES }, () => download(address)));
const statusOf = async (address: string, how = {}): Promise<number> => {
  const { answer } = await download(address, how);
  await answer.body?.cancel();
  return answer.status;
};

describe('the files that one address reads at once', () => {
  it('are limited, and other addresses and known senders are answered', async () => {
    for (const { answer } of await fill('192.0.2.1')) {
      expect(answer.status).toBe(206);
      expect(answer.headers.get('Content-Length')).toBe('9');
    }
    const { answer } = await download('192.0.2.1');
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await statusOf('192.0.2.2')).toBe(206);
    expect(await statusOf('192.0.2.1', { headers: await logIn(cms, 'editor') })).toBe(206);
  });

  it('are limited for the wider network of an IPv6 address', async () => {
    for (let network = 0; network < 5; network += 1) await fill(`2001:db8:1:${network}::1`);
    expect(await statusOf('2001:db8:1:9::1')).toBe(429);
    expect(await statusOf('2001:db8:2:9::1')).toBe(206);
  });

  it.each([
    ['has been read', async ({ answer, end }) => (end(), answer.arrayBuffer())],
    ['is given up', async ({ answer }) => answer.body?.cancel()],
    ['cannot be read', async ({ answer, fail }) => (fail(), answer.arrayBuffer().catch(() => undefined))],
  ] as [string, (one: Awaited<ReturnType<typeof download>>) => Promise<unknown>][])(
    'may be one more when one %s',
    async (name, finish) => {
      const address = `198.51.100.${name.length}`;
      const [first] = await fill(address);
      expect(await statusOf(address)).toBe(429);
      if (first) await finish(first);
      expect(await statusOf(address)).toBe(206);
    },
  );

  it('are not held by questions without an answer’s body', async () => {
    for (let asked = 0; asked < 2 * MAX_OPEN_FILES; asked += 1)
      expect(await statusOf('192.0.2.3', { method: 'HEAD' })).toBe(206);
  });
});
