import { contentDisposition, dispositionName } from '@group/rules/files/contentDisposition';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { ReadableStream } from 'node:stream/web';

/** Maximum time until the media host answers, and between two chunks, in milliseconds. */
export interface TimeLimits {
  answer: number;
  silence: number;
}

const TIME_LIMITS: TimeLimits = { answer: 30_000, silence: 30_000 };
/** Statuses of an available file. */
const HAS_FILE = [200, 206, 304, 416];
/** Statuses of a missing file and of an expired signed link. */
const GONE = [403, 404];
const HEADERS = ['content-type', 'content-range', 'accept-ranges', 'last-modified', 'etag'];

interface Wanted {
  url: URL;
  /** The visitor's `Range` header. */
  range?: string | undefined;
  /** The visitor's headers that name the file in the browser's cache. */
  conditions?: Readonly<Record<string, string>>;
  /** Send only the headers. */
  headOnly?: boolean;
}

/** Reads the total size from `bytes 0-9/1234` or `bytes *\/1234`, or null. */
function sizeOf(contentRange: string | null): number | null {
  const [, size] = /\/(\d+)$/.exec(contentRange ?? '') ?? [];
  return size === undefined ? null : Number(size);
}

/** Reads the length of a range from `bytes 10-19/1234`. */
function partLength(contentRange: string | null): number | null {
  const [, first, last] = /^bytes (\d+)-(\d+)\//.exec(contentRange ?? '') ?? [];
  return first === undefined || last === undefined ? null : Number(last) - Number(first) + 1;
}

/**
 * Streams a file of the media host to a visitor, whole or in the requested range. Aborts when the host stops
 * sending, never while bytes flow.
 * @returns `missing` when the host has no such file; nothing was written then
 * @throws Error when the host cannot be reached, answers with an error, or fails within the file
 */
export async function passOnFile(
  { url, range, conditions = {}, headOnly = false }: Wanted,
  response: ServerResponse,
  limits: TimeLimits = TIME_LIMITS,
): Promise<'sent' | 'missing'> {
  const stop = new AbortController();
  const { signal } = stop;
  let timer = setTimeout(() => stop.abort(new Error('no answer in time')), limits.answer);
  const waitAnew = () => {
    clearTimeout(timer);
    timer = setTimeout(
      () => stop.abort(new Error('the host stopped sending within the file')),
      limits.silence,
    );
  };
  const leave = () => stop.abort(new Error('the visitor left'));
  response.once('close', leave);
  try {
    // The host sends the total size only with a range, and the true size only uncompressed.
    const asked = headOnly ? 'bytes=0-0' : (range ?? 'bytes=0-');
    const headers = { ...conditions, 'Accept-Encoding': 'identity', Range: asked };
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
        // Backpressure from the visitor is not silence of the host.
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

/** Writes status and headers, and the name that the host gives to the file. Turns the range answer of a whole file into a plain 200. */
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
  // The address names the version of the file.
  if (lifetime?.includes('immutable')) response.setHeader('Cache-Control', lifetime);
  const isEmpty = whole && file.status === 416 && size === 0;
  response.statusCode = isEmpty || (whole && file.status === 206) ? 200 : file.status;
  const length = (whole ? size : partLength(contentRange)) ?? file.headers.get('content-length');
  if (length !== null && response.statusCode < 300) response.setHeader('Content-Length', length);
}
