import { contentDisposition, dispositionName } from '@group/rules/files/contentDisposition';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { ReadableStream } from 'node:stream/web';

/**
 * Timeouts in milliseconds. `answer` limits the time until the media host responds, and `silence` the time between two
 * chunks.
 */
export interface TimeLimits {
  answer: number;
  silence: number;
}

const TIME_LIMITS: TimeLimits = { answer: 30_000, silence: 30_000 };
/** Response statuses that mean that the file exists. */
const HAS_FILE = [200, 206, 304, 416];
/** Response statuses of a missing file or an expired signed link. */
const MISSING = [403, 404];
const HEADERS = ['content-type', 'content-range', 'accept-ranges', 'last-modified', 'etag'];

interface Wanted {
  url: URL;
  /** `Range` header of the visitor's request. */
  range?: string | undefined;
  /** Conditional headers of the visitor's request, which describe the file in the browser's cache. */
  conditions?: Readonly<Record<string, string>>;
  /** Whether to send only the headers, for a HEAD request. */
  headOnly?: boolean;
}

/**
 * Returns the total file size from a `Content-Range` header, such as `bytes 0-9/1234` or `bytes *\/1234`. Returns null
 * if it is unknown.
 */
function sizeOf(contentRange: string | null): number | null {
  const [, size] = /\/(\d+)$/.exec(contentRange ?? '') ?? [];
  return size === undefined ? null : Number(size);
}

/** Returns the length of the range in a `Content-Range` header, such as `bytes 10-19/1234`. */
function partLength(contentRange: string | null): number | null {
  const [, first, last] = /^bytes (\d+)-(\d+)\//.exec(contentRange ?? '') ?? [];
  return first === undefined || last === undefined ? null : Number(last) - Number(first) + 1;
}

/**
 * Streams a file from the media host to a visitor, as a whole or the requested range. Aborts if the host stops sending,
 * but has no limit on the total time.
 * @returns `missing` if the host has no such file. Nothing has been written to the response in this case
 * @throws Error when the host cannot be reached, responds with an error, or fails during the transfer
 */
export async function streamFile(
  { url, range, conditions = {}, headOnly = false }: Wanted,
  response: ServerResponse,
  limits: TimeLimits = TIME_LIMITS,
): Promise<'sent' | 'missing'> {
  const stop = new AbortController();
  const { signal } = stop;
  let timer = setTimeout(() => stop.abort(new Error('no answer in time')), limits.answer);
  const restartTimer = () => {
    clearTimeout(timer);
    timer = setTimeout(
      () => stop.abort(new Error('the host stopped sending within the file')),
      limits.silence,
    );
  };
  const leave = () => stop.abort(new Error('the visitor left'));
  response.once('close', leave);
  try {
    // Requests a range even for the whole file, because the host sends the total size only in responses to range
    // requests. Requests no compression, because the size would otherwise differ.
    const asked = headOnly ? 'bytes=0-0' : (range ?? 'bytes=0-');
    const headers = { ...conditions, 'Accept-Encoding': 'identity', Range: asked };
    const file = await fetch(url, { redirect: 'error', headers, signal });
    const body = file.body as ReadableStream<Uint8Array> | null;
    if (!HAS_FILE.includes(file.status)) {
      await body?.cancel();
      if (MISSING.includes(file.status)) return 'missing';
      throw new Error(`answered ${file.status}`);
    }
    writeHead(file, response, range === undefined || headOnly);
    if (!headOnly && body) {
      restartTimer();
      for await (const chunk of body) {
        clearTimeout(timer);
        // Waiting for a slow visitor does not count as silence of the host.
        if (!response.write(chunk)) await once(response, 'drain', { signal });
        restartTimer();
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

/**
 * Writes the status and headers of the response, with the file name that the host sends. If the visitor wants the whole
 * file, the host's range response becomes an ordinary 200.
 */
function writeHead(file: Response, response: ServerResponse, whole: boolean): void {
  const contentRange = file.headers.get('content-range');
  const size = sizeOf(contentRange);
  for (const name of HEADERS) {
    const value = file.headers.get(name);
    if (value && !(whole && name === 'content-range')) response.setHeader(name, value);
  }
  const name = dispositionName(file.headers.get('content-disposition'));
  if (name) response.setHeader('Content-Disposition', contentDisposition('attachment', name));
  const lifetime = file.headers.get('cache-control');
  // The URL contains the file's version, so browsers may cache the response forever.
  if (lifetime?.includes('immutable')) response.setHeader('Cache-Control', lifetime);
  const isEmpty = whole && file.status === 416 && size === 0;
  response.statusCode = isEmpty || (whole && file.status === 206) ? 200 : file.status;
  const length = (whole ? size : partLength(contentRange)) ?? file.headers.get('content-length');
  if (length !== null && response.statusCode < 300) response.setHeader('Content-Length', length);
}
