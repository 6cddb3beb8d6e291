import { perProcess } from '../../payload-fixes/perProcess';
import { ADDRESSES_PER_NETWORK, clientAddress, widerNetwork } from './clientAddress';

/**
 * Maximum number of files that one IP address can download at once. Each download occupies a connection and an open
 * file.
 */
export const MAX_OPEN_FILES = 200;

const open = perProcess('openFiles', () => new Map<string, number>());

function add(key: string, count: number): void {
  const now = (open.get(key) ?? 0) + count;
  if (now > 0) open.set(key, now);
  else open.delete(key);
}

/** Wraps a response body and calls `onEnd` once when it has been read completely, was cancelled or has failed. */
function watched(body: ReadableStream<Uint8Array>, onEnd: () => void): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  reader.closed.then(onEnd, onEnd);
  return new ReadableStream(
    {
      pull: async (controller) => {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

/**
 * Limits how many files one IP address can download at once.
 * @param answer creates the response with the file
 * @returns the response, or undefined if the limit is reached
 */
export async function limitOpenFiles(
  request: Request,
  answer: () => Promise<Response>,
): Promise<Response | undefined> {
  const address = clientAddress(request);
  const wider = widerNetwork(address);
  const limits = new Map([[address, MAX_OPEN_FILES]]);
  if (wider) limits.set(wider, MAX_OPEN_FILES * ADDRESSES_PER_NETWORK);
  if ([...limits].some(([key, most]) => (open.get(key) ?? 0) >= most)) return undefined;
  for (const key of limits.keys()) add(key, 1);
  const release = (): void => {
    for (const key of limits.keys()) add(key, -1);
  };
  try {
    const { body, status, statusText, headers } = await answer();
    if (!body) release();
    return new Response(body && watched(body, release), { status, statusText, headers });
  } catch (error) {
    release();
    throw error;
  }
}
