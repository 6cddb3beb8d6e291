import { VERSION_PARAMETER, versionTime } from '@group/rules/files/fileVersion';
import type { ByteRange, StoredFile } from './StoredFiles';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATED = 'public, max-age=0, must-revalidate';

/**
 * Matches types that Next compresses. The bytes of the response then differ from those of the file, so its ETag must be
 * weak.
 */
const COMPRESSED = /^text\/|\+xml|\/xml|json/;

interface Asked {
  headers: Headers;
  query: URLSearchParams;
}

/**
 * Checks whether the URL contains the file's version and the file has not changed since. Only then may the response be
 * cached for a year.
 */
function isCurrent(query: URLSearchParams, { modified }: StoredFile): boolean {
  const time = versionTime(query.get(VERSION_PARAMETER));
  return modified.getTime() <= time && time <= Date.now();
}

/**
 * Converts a date to whole seconds, because HTTP dates have no milliseconds. Returns NaN for text that is not a date.
 */
const seconds = (date: string | number): number => Math.floor(new Date(date).getTime() / 1000);

const strongTag = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Checks whether the client's cached copy is still the current file (RFC 9110, 13.1.2 and 13.1.3). */
function isNotModified(headers: Headers, tag: string, { modified }: StoredFile): boolean {
  const tags = headers.get('If-None-Match');
  if (tags !== null) return tags.trim() === '*' || tags.split(',').map(strongTag).includes(strongTag(tag));
  const since = headers.get('If-Modified-Since');
  return since !== null && seconds(modified.getTime()) <= seconds(since);
}

/**
 * Checks whether a range request refers to the current file (RFC 9110, 13.1.5). Otherwise the whole file must be sent.
 * A weak ETag never matches.
 */
function allowsRange(headers: Headers, tag: string, { modified }: StoredFile): boolean {
  const condition = headers.get('If-Range');
  if (condition === null) return true;
  if (/^(W\/)?"/.test(condition)) return condition === tag && !condition.startsWith('W/');
  return seconds(condition) === seconds(modified.getTime());
}

/**
 * Returns the requested byte range. Undefined means the whole file, which is also sent if several ranges are requested.
 * Null means that the file has no such bytes.
 */
function rangeOf(headers: Headers, size: number): ByteRange | null | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.get('Range') ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start < size && start <= end ? { start, end } : null;
}

/**
 * Responds to a request for a public file, with support for validation, ranges and caching. A response for a URL that
 * contains the file's version may be cached for a year.
 * @param type MIME type of the file
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
    // Forbids proxies to compress a part of the file, because a compressed part could not be joined with the others.
    headers.append('Cache-Control', 'no-transform');
  }
  return new Response(await file.read(range), { status: range ? 206 : 200, headers });
}
