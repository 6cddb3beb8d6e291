import { rmSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { cleanStoredMedia } from '../../content/cleaning/cleanStoredMedia';
import { env } from '../../platform/env/env';
import { startCms, type RunningCms } from '../../test/startCms';
import { CleaningFigures } from './CleaningFigures';

const PART_BYTES = 150;

let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());

async function storePicture(name: string): Promise<string> {
  const data = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#369' } })
    .jpeg()
    .toBuffer();
  const { filename } = await cms.payload.create({
    collection: 'media',
    data: { decorative: true },
    file: { data, mimetype: 'image/jpeg', name, size: data.length },
  });
  return path.join(env.mediaDir, filename ?? '');
}

const shown = async (language: 'en' | 'he'): Promise<string> =>
  renderToStaticMarkup(await CleaningFigures({ payload: cms.payload, language }));

it('shows the progress while files are cleaned, then only the files that could not be cleaned', async () => {
  expect(await shown('en')).toBe('');
  await storePicture('first.jpg');
  const damaged = await storePicture('second.jpg');
  truncateSync(damaged, PART_BYTES);
  await cleanStoredMedia(cms.payload, 0);
  expect(await shown('en')).toContain('<progress max="2" value="1" aria-label="Cleaning of existing');
  expect(await shown('en')).toContain('Files checked: 1 of 2. Files replaced: 0.');
  expect(await shown('he')).toContain('קבצים שנבדקו: 1 מתוך 2. קבצים שהוחלפו: 0.');

  vi.spyOn(cms.payload.logger, 'warn').mockImplementation(() => undefined);
  await cleanStoredMedia(cms.payload);
  const done = await shown('en');
  expect(done).not.toContain('<progress');
  expect(done).toMatch(/href="\/admin\/collections\/media\/\d+"><bdi>second.jpg<\/bdi>/);
  expect(done).toContain('This file could not be cleaned. Open it and upload a usable file in its place:');
  expect(await shown('he')).toContain('לא ניתן לנקות את הקובץ הזה. יש לפתוח אותו ולהעלות במקומו קובץ תקין:');

  const missing = await storePicture('third.jpg');
  rmSync(missing);
  await cms.payload.kv.delete('media-cleaning');
  await cleanStoredMedia(cms.payload);
  expect(await shown('en')).toContain('These files could not be cleaned. Open each of them and upload');
  expect(await shown('he')).toContain('לא ניתן לנקות את הקבצים האלה. יש לפתוח כל אחד מהם ולהעלות');

  await cms.payload.delete({ collection: 'media', where: { name: { not_equals: 'first.jpg' } } });
  expect(await shown('en')).toBe('');
  expect(await shown('he')).toBe('');
});
