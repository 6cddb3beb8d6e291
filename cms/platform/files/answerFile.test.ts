import { describe, expect, it } from 'vitest';
import { versionedUrl } from '@group/rules/files/fileVersion';
import { answerFile } from './answerFile';
import type { StoredFile } from './StoredFiles';

const TEXT = '0123456789';
const MODIFIED = new Date('2026-11-27T10:00:00.500Z');
const LAST_MODIFIED = 'Fri, 27 Nov 2026 10:00:00 GMT';
const PDF = 'application/pdf';

const file = (text = TEXT): StoredFile => ({
  size: text.length,
  modified: MODIFIED,
  tag: 'abc',
  read: ({ start, end } = { start: 0, end: text.length - 1 }) =>
    Promise.resolve(new Blob([text.slice(start, end + 1)]).stream()),
});

async function ask(headers: Record<string, string> = {}, { type = PDF, text = TEXT, query = '' } = {}) {
  const asked = { headers: new Headers(headers), query: new URLSearchParams(query) };
  const answer = await answerFile(asked, file(text), type);
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
}

it('a whole file has its length and validators', async () => {
  const { status, headers, body } = await ask();
  expect({ status, body }).toEqual({ status: 200, body: TEXT });
  expect(Object.fromEntries(headers)).toEqual({
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-length': '10',
    'content-type': PDF,
    etag: '"abc"',
    'last-modified': LAST_MODIFIED,
  });
});

describe('a conditional request', () => {
  it.each([
    [{ 'If-None-Match': '"abc"' }, 304],
    [{ 'If-None-Match': 'W/"abc"' }, 304],
    [{ 'If-None-Match': '"x", "abc"' }, 304],
    [{ 'If-None-Match': '*' }, 304],
    [{ 'If-None-Match': '"x"' }, 200],
    [{ 'If-Modified-Since': LAST_MODIFIED }, 304],
    [{ 'If-Modified-Since': 'Fri, 27 Nov 2026 10:00:01 GMT' }, 304],
    [{ 'If-Modified-Since': 'Fri, 27 Nov 2026 09:59:59 GMT' }, 200],
    [{ 'If-Modified-Since': 'yesterday' }, 200],
    [{ 'If-None-Match': '"x"', 'If-Modified-Since': LAST_MODIFIED }, 200],
    [{ 'If-None-Match': '"abc"', Range: 'bytes=0-1' }, 304],
  ] as [Record<string, string>, number][])('%j is answered %i', async (headers, status) => {
    const answer = await ask(headers);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('ETag')).toBe('"abc"');
    expect(answer.body).toBe(status === 304 ? '' : TEXT);
  });
});

describe('a range', () => {
  it.each([
    ['bytes=0-0', '0', '0-0'],
    ['bytes=2-4', '234', '2-4'],
    ['bytes=8-', '89', '8-9'],
    ['bytes=8-99', '89', '8-9'],
    ['bytes=-3', '789', '7-9'],
    ['bytes=-99', TEXT, '0-9'],
  ])('%s has its part', async (Range, part, range) => {
    const { status, headers, body } = await ask({ Range });
    expect({ status, body }).toEqual({ status: 206, body: part });
    expect(headers.get('Content-Range')).toBe(`bytes ${range}/10`);
    expect(headers.get('Content-Length')).toBe(String(part.length));
    expect(headers.get('Cache-Control')).toContain('no-transform');
  });

  it.each(['bytes=10-', 'bytes=99-100', 'bytes=-0'])('%s is not in the file', async (Range) => {
    const { status, headers, body } = await ask({ Range });
    expect({ status, body }).toEqual({ status: 416, body: '' });
    expect(headers.get('Content-Range')).toBe('bytes */10');
    expect(headers.get('Cache-Control')).toBe('no-store');
  });

  it.each(['bytes=', 'bytes=a-b', 'bytes=4-2', 'bytes=0-1,4-5', 'lines=0-1'])(
    '%s is answered with the whole file',
    async (Range) => {
      expect(await ask({ Range })).toMatchObject({ status: 200, body: TEXT });
    },
  );

  it.each([
    ['"abc"', 206],
    ['"old"', 200],
    ['W/"abc"', 200],
    [LAST_MODIFIED, 206],
    ['Fri, 27 Nov 2026 09:59:59 GMT', 200],
  ])('of the file %s is answered %i', async (condition, status) => {
    expect((await ask({ Range: 'bytes=0-1', 'If-Range': condition })).status).toBe(status);
  });

  it('of a drawing, which may be compressed, is not joined with others', async () => {
    const type = 'image/svg+xml';
    const tag = (await ask({}, { type })).headers.get('ETag') ?? '';
    expect(tag).toBe('W/"abc"');
    expect((await ask({ 'If-None-Match': tag }, { type })).status).toBe(304);
    expect((await ask({ Range: 'bytes=0-1', 'If-Range': tag }, { type })).status).toBe(200);
  });

  it('of an empty file does not exist', async () => {
    expect((await ask({ Range: 'bytes=0-' }, { text: '' })).status).toBe(416);
    expect(await ask({}, { text: '' })).toMatchObject({ status: 200, body: '' });
  });
});

describe('the lifetime', () => {
  const lifetime = async (savedAt: number): Promise<string | null> => {
    const { search } = new URL(versionedUrl('http://cms/a.pdf', new Date(savedAt).toISOString()));
    return (await ask({}, { query: search })).headers.get('Cache-Control');
  };

  it('is a year where the address names the version', async () => {
    for (const savedAt of [MODIFIED.getTime(), MODIFIED.getTime() + 60_000])
      expect(await lifetime(savedAt)).toBe('public, max-age=31536000, immutable');
  });

  it('is none where the file is newer than the address, or the address names a future version', async () => {
    for (const savedAt of [MODIFIED.getTime() - 1, Date.now() + 60_000])
      expect(await lifetime(savedAt)).toBe('public, max-age=0, must-revalidate');
  });
});
