import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { ReadableStream } from 'node:stream/web';

/** How long the media host may take to answer, and how long it may be silent while it sends, in milliseconds. */
export interface TimeLimits {
  answer: number;
  silence: number;
}

const TIME_LIMITS: TimeLimits = { answer: 30_000, silence: 30_000 };
/** What the media host answers when it has the file. */
const HAS_FILE = [200, 206, 416];
/** What it answers when it has not, or does not give it any more: signed links end. */
const GONE = [403, 404];
const HEADERS = ['content-type', 'content-range', 'accept-ranges', 'last-modified', 'etag'];

interface Wanted {
  url: URL;
  /** The visitor's `Range` header. */
  range?: string | undefined;
  /** Only the headers are wanted. */
  headOnly?: boolean;
}

/** The size of a whole file, from `bytes 0-9/1234` or `bytes *\/1234`; null when it is not said. */
function sizeOf(contentRange: string | null): number | null {
  const [, size] = /\/(\d+)$/.exec(contentRange ?? '') ?? [];
  return size === undefined ? null : Number(size);
}

/** The length of an answer to a range, from `bytes 10-19/1234`. */
function partLength(contentRange: string | null): number | null {
  const [, first, last] = /^bytes (\d+)-(\d+)\//.exec(contentRange ?? '') ?? [];
  return first === undefined || last === undefined ? null : Number(last) - Number(first) + 1;
}

/**
 * Passes a file of the media host on to a visitor: the whole of it, or the range that was asked for. It is never cut while bytes
 * flow, however long that takes; a host that does not answer, or falls silent, is given up. A visitor who leaves ends the transfer.
 * @returns `missing` when the host has no such file: then nothing was written
 * @throws Error when the host cannot be reached, answers with an error, or fails in the middle of the file
 */
export async function passOnFile(
  { url, range, headOnly = false }: Wanted,
  response: ServerResponse,
  limits: TimeLimits = TIME_LIMITS,
): Promise<'sent' | 'missing'> {
  const stop = new AbortController();
  const { signal } = stop;
  let timer = setTimeout(() => stop.abort(new Error('no answer in time')), limits.answer);
  const waitAnew = () => {
    clearTimeout(timer);
    timer = setTimeout(() => stop.abort(new Error('silent in the middle of the file')), limits.silence);
  };
  const leave = () => stop.abort(new Error('the visitor left'));
  response.once('close', leave);
  try {
    // Asking for a range even of the whole file tells its size, which the host does not say otherwise.
    // Compressed, the sizes would be wrong.
    const asked = headOnly ? 'bytes=0-0' : (range ?? 'bytes=0-');
    const headers = { 'Accept-Encoding': 'identity', Range: asked };
    const file = await fetch(url, { redirect: 'error', headers, signal });
    const body = file.body as ReadableStream<Uint8Array> | null;
    if (!HAS_FILE.includes(file.status)) {
      await body?.cancel();
      if (GONE.includes(file.status)) return 'missing';
      throw new Error(`answered ${file.status}`);
    }
    writeHead(file, response, range === undefined || headOnly);
    if (!headOnly && body) {
      waitAnew();
      for await (const chunk of body) {
        clearTimeout(timer);
        // While the visitor's side is full, the host is not the one who is silent.
        if (!response.write(chunk)) await once(response, 'drain', { signal });
        waitAnew();
      }
    } else {
      await body?.cancel();
    }
    response.end();
    return 'sent';
  } catch (error) {
    if (response.destroyed) return 'sent';
    throw new Error(`${url.href} cannot be passed on`, { cause: error });
  } finally {
    clearTimeout(timer);
    response.off('close', leave);
  }
}

/** Status and headers of the answer. Where the whole file is wanted, the range that told its size is taken back. */
function writeHead(file: Response, response: ServerResponse, whole: boolean): void {
  const contentRange = file.headers.get('content-range');
  const size = sizeOf(contentRange);
  for (const name of HEADERS) {
    const value = file.headers.get(name);
    if (value && !(whole && name === 'content-range')) response.setHeader(name, value);
  }
  const isEmpty = whole && file.status === 416 && size === 0;
  response.statusCode = isEmpty || (whole && file.status === 206) ? 200 : file.status;
  const length = (whole ? size : partLength(contentRange)) ?? file.headers.get('content-length');
  if (length !== null && response.statusCode < 300) response.setHeader('Content-Length', length);
}
