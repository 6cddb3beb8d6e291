import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { versionedUrl } from '@group/rules/files/fileVersion';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { env } from '../../platform/env/env';
import { logIn } from '../../test/logIn';
import { startCms, type RunningCms } from '../../test/startCms';

let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms();
  await mkdir(env.mediaDir, { recursive: true });
  await writeFile(path.join(env.mediaDir, 'there.txt'), 'there');
});
afterAll(() => cms.stop());

it.each([
  ['a file that is there', 'there.txt', 200],
  ['a file that is gone', 'gone.pdf', 404],
  ['a name longer than a file system takes', `${'x'.repeat(300)}.pdf`, 404],
  ['a path that leads out', '..%2fcms.db', 403],
  ['a character that no name has', 'there.txt%00', 400],
])('%s', async (_name, file, status) => {
  const answer = await fetch(`${cms.url}/api/media/file/${file}`);
  expect(answer.status).toBe(status);
  if (status === 200) expect(await answer.text()).toBe('there');
  else {
    expect(await answer.json()).toHaveProperty('errors');
    expect(answer.headers.get('Cache-Control')).toContain('no-store');
  }
});

it('a range of a file is answered partially', async () => {
  const answer = await fetch(`${cms.url}/api/media/file/there.txt`, { headers: { Range: 'bytes=1-2' } });
  expect(answer.status).toBe(206);
  expect(answer.headers.get('content-range')).toBe('bytes 1-2/5');
  expect(await answer.text()).toBe('he');
});

describe('a file of a document', () => {
  const upload = async () => {
    const data = await readFile(path.resolve(import.meta.dirname, '../../seed/assets/letter-e.svg'));
    const file = { data, mimetype: 'image/svg+xml', name: 'mark.svg', size: data.length };
    return cms.payload.create({ collection: 'media', data: { decorative: true }, file });
  };

  it('is fetched once: its versioned address is cached, another one is revalidated', async () => {
    const { url, updatedAt, filesize } = await upload();
    const first = await cms.fetch(versionedUrl(url ?? '', updatedAt));
    expect(first.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(first.headers.get('Content-Length')).toBe(String(filesize));
    expect(first.headers.get('Content-Security-Policy')).toMatch(/sandbox/);
    for (const [header, value] of [
      ['If-None-Match', first.headers.get('ETag')],
      ['If-Modified-Since', first.headers.get('Last-Modified')],
    ] as [string, string][]) {
      const again = await cms.fetch(url, { headers: { [header]: value } });
      expect(again.status).toBe(304);
      expect(again.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    }
    const head = await cms.fetch(url, { method: 'HEAD' });
    expect(head.headers.get('Content-Length')).toBe(String(filesize));
  });

  it('has another ETag once its content is another', async () => {
    const { url, filename } = await upload();
    const before = await cms.fetch(url);
    await writeFile(path.join(env.mediaDir, filename ?? ''), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const after = await cms.fetch(url, { headers: { 'If-None-Match': before.headers.get('ETag') ?? '' } });
    expect(after.status).toBe(200);
  });
});

describe('the thumbnail of a large picture', () => {
  const upload = async () => {
    const data = await sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#c00' } })
      .png()
      .toBuffer();
    const file = { data, mimetype: 'image/png', name: 'large.png', size: data.length };
    const { thumbnailURL } = await cms.payload.create({
      collection: 'media',
      data: { decorative: true },
      file,
    });
    return thumbnailURL;
  };
  const sizeOf = async (answer: Response) => {
    const { format, height, width } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    return { format, height, width };
  };

  it('is a small copy for editors', async () => {
    const answer = await cms.fetch(await upload(), { headers: await logIn(cms, 'editor') });
    expect(answer.headers.get('Cache-Control')).toContain('private');
    expect(answer.headers.get('Content-Type')).toBe('image/webp');
    expect(await sizeOf(answer)).toEqual({ format: 'webp', height: 107, width: 160 });
  });

  it('is the picture itself for visitors, without work', async () => {
    const answer = await cms.fetch(await upload());
    expect(await sizeOf(answer)).toEqual({ format: 'png', height: 1600, width: 2400 });
  });
});
