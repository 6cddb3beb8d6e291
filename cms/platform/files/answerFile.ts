import { VERSION_PARAMETER, versionTime } from '@group/rules/files/fileVersion';
import type { ByteRange, StoredFile } from './StoredFiles';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'public, max-age=0, must-revalidate';

/** Next compresses these: the bytes of a response then differ from those of the file, so the ETag is weak. */
const COMPRESSED = /^text\/|\+xml|\/xml|json/;

interface Asked {
  headers: Headers;
  query: URLSearchParams;
}

/** True when the address names a version, and the file has not changed since. */
function isCurrent(query: URLSearchParams, { modified }: StoredFile): boolean {
  const time = versionTime(query.get(VERSION_PARAMETER));
  return modified.getTime() <= time && time <= Date.now();
}

/** Time of a header in seconds; NaN when it names none. HTTP dates have no milliseconds. */
const seconds = (date: string | number): number => Math.floor(new Date(date).getTime() / 1000);

const strongTag = (tag: string): string => tag.trim().replace(/^W\//, '');

/** True when the client has this very file: RFC 9110, 13.1.2 and 13.1.3. */
function isNotModified(headers: Headers, tag: string, { modified }: StoredFile): boolean {
  const tags = headers.get('If-None-Match');
  if (tags !== null) return tags.trim() === '*' || tags.split(',').map(strongTag).includes(strongTag(tag));
  const since = headers.get('If-Modified-Since');
  return since !== null && seconds(modified.getTime()) <= seconds(since);
}

/** True when the range belongs to this very file: RFC 9110, 13.1.5. A weak ETag never matches. */
function allowsRange(headers: Headers, tag: string, { modified }: StoredFile): boolean {
  const condition = headers.get('If-Range');
  if (condition === null) return true;
  if (/^(W\/)?"/.test(condition)) return condition === tag && !condition.startsWith('W/');
  return seconds(condition) === seconds(modified.getTime());
}

/** The range that is asked for. Undefined for the whole file, also for several ranges; null when the file has no such bytes. */
function rangeOf(headers: Headers, size: number): ByteRange | null | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.get('Range') ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start < size && start <= end ? { start, end } : null;
}

/**
 * Answers a request for a public file with validators, ranges and a lifetime. A versioned address is cached for a year.
 * @param type MIME type
 */
export async function answerFile(asked: Asked, file: StoredFile, type: string): Promise<Response> {
  const tag = `${COMPRESSED.test(type) ? 'W/' : ''}"${file.tag}"`;
  const headers = new Headers({
    'Content-Type': type,
    'Accept-Ranges': 'bytes',
    'Cache-Control': isCurrent(asked.query, file) ? IMMUTABLE : REVALIDATED,
    ETag: tag,
    'Last-Modified': file.modified.toUTCString(),
  });
  if (isNotModified(asked.headers, tag, file)) return new Response(null, { status: 304, headers });
  const range = allowsRange(asked.headers, tag, file) ? rangeOf(asked.headers, file.size) : undefined;
  if (range === null) {
    headers.set('Content-Range', `bytes */${file.size}`);
    headers.set('Cache-Control', 'no-store');
    return new Response(null, { status: 416, headers });
  }
  headers.set('Content-Length', String(range ? range.end - range.start + 1 : file.size));
  if (range) {
    headers.set('Content-Range', `bytes ${range.start}-${range.end}/${file.size}`);
    // A compressed part could not be joined with the others.
    headers.append('Cache-Control', 'no-transform');
  }
  return new Response(await file.read(range), { status: range ? 206 : 200, headers });
}
