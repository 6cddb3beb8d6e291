import { expect, it } from 'vitest';
import { hasForeignExtension } from './hasForeignExtension';
import { Media } from './Media';

it.each([
  ['photo.JPEG', 'image/jpeg', false],
  ['plan.pdf', 'application/pdf', false],
  ['x.html', 'application/zip', true],
  ['x', 'application/zip', true],
  ['x.zip.html', 'application/zip', true],
])('the extension of %s is foreign for %s: %s', (filename, mimeType, expected) => {
  expect(hasForeignExtension(filename, mimeType)).toBe(expected);
});

it('knows an extension for each allowed media type', () => {
  const { upload } = Media;
  const types = typeof upload === 'object' ? (upload.mimeTypes ?? []) : [];
  expect(types.length).toBeGreaterThan(0);
  for (const type of types)
    expect(
      [
        'jpg',
        'png',
        'webp',
        'avif',
        'gif',
        'heic',
        'heif',
        'mov',
        'svg',
        'mp4',
        'webm',
        'pdf',
        'doc',
        'docx',
        'xls',
        'xlsx',
        'zip',
      ].filter((extension) => !hasForeignExtension(`a.${extension}`, type)),
    ).toHaveLength(1);
});

it('media with a foreign extension are rejected', async () => {
  const { beforeValidate = [] } = Media.hooks ?? {};
  const run = (data: object) =>
    Promise.all(
      beforeValidate.map(async (hook) => hook({ data, req: { i18n: { language: 'en' } } } as never)),
    );
  await expect(run({ filename: 'x.html', mimeType: 'application/zip' })).rejects.toMatchObject({
    status: 400,
  });
  await run({ filename: 'x.zip', mimeType: 'application/zip' });
  await run({ altText: 'only a text is changed' });
});
