import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { env } from '../../platform/env/env';
import { mediaFiles } from '../../platform/files/mediaFiles';
import type { Media } from '../../payload-types';
import { animatedPng, exifOf, pngChunk, withPngParts } from '../../test/animatedPng';
import { startCms, type RunningCms } from '../../test/startCms';
import { cleaningProgress } from './cleaningProgress';
import { cleanStoredMedia } from './cleanStoredMedia';
import { readCleaning, writeCleaning } from './cleaningState';

const REAL = path.join(import.meta.dirname, '../../../test/fixtures/real');
const PRIVATE = ['iPhone', 'Apple', 'GPS', '32.08', 'Tel Aviv'];
const read = (file: string) => readFileSync(path.join(REAL, file));
const placeOf = (filename: string) => path.join(env.mediaDir, filename);

let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());
beforeEach(async () => {
  await cms.payload.delete({ collection: 'media', where: { id: { exists: true } } });
  await cms.payload.kv.delete('media-cleaning');
});

interface Stored extends Media {
  filename: string;
}

/** Stores a media document whose file has not been cleaned, as older versions of the CMS stored it. */
async function storeOld(file: string, mimetype: string, content: Buffer = read(file)): Promise<Stored> {
  const data = read(file);
  const doc = await cms.payload.create({
    collection: 'media',
    data: { decorative: true },
    file: { data, mimetype, name: path.basename(file), size: data.length },
  });
  writeFileSync(placeOf(doc.filename ?? ''), content);
  return doc as Stored;
}

const present = async (id: number) =>
  (await cms.payload.findByID({ collection: 'media', id, depth: 0 })) as Stored;
const fetchFile = (filename: string, init?: RequestInit) =>
  fetch(`${cms.url}/api/media/file/${encodeURIComponent(filename)}`, init);

it.each([
  ['pictures/turned-6.jpg', 'image/jpeg', { height: 48, width: 64 }],
  ['pictures/turned-6.png', 'image/png', { height: 48, width: 64 }],
  ['films/place.mp4', 'video/mp4', {}],
])('cleans a stored file, and its old address leads to the new one: %s', async (file, type, size) => {
  const old = await storeOld(file, type);
  expect(PRIVATE.some((words) => read(file).includes(words))).toBe(true);
  await cms.payload.db.updateOne({ collection: 'media', id: old.id, data: { width: 48, height: 64 } });
  const before = await present(old.id);
  await cleanStoredMedia(cms.payload);

  const doc = await present(old.id);
  expect(doc).toMatchObject({ ...size, alt: old.alt, mimeType: type, name: old.name });
  expect(doc.filename).not.toBe(old.filename);
  expect(Date.parse(doc.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt));
  expect(existsSync(placeOf(old.filename))).toBe(false);
  const answer = await fetchFile(doc.filename);
  const data = Buffer.from(await answer.arrayBuffer());
  expect(PRIVATE.filter((words) => data.includes(words))).toEqual([]);
  expect(doc.url).toBe(`${env.cmsUrl}/api/media/file/${doc.filename}`);
  expect(doc.filesize).toBe(data.length);
  if (type.startsWith('image/')) expect(await sharp(data).metadata()).toMatchObject(size);

  const moved = await fetchFile(old.filename, { redirect: 'manual' });
  expect(moved.status).toBe(301);
  expect(moved.headers.get('Location')).toBe(`/api/media/file/${doc.filename}`);
  expect(Buffer.from(await (await fetchFile(old.filename)).arrayBuffer())).toEqual(data);
});

it('keeps clean files, documents and drawings as they are', async () => {
  const clean = await storeOld('pictures/browser.jfif', 'image/jpeg');
  const drawing = await storeOld('drawings/only-viewbox.svg', 'image/svg+xml');
  await cleanStoredMedia(cms.payload);
  await cms.payload.kv.delete('media-cleaning');
  const { filename, updatedAt } = await present(drawing.id);
  await cleanStoredMedia(cms.payload);
  expect(await present(clean.id)).toMatchObject({ filename: clean.filename, updatedAt: clean.updatedAt });
  expect(await present(drawing.id)).toMatchObject({ filename, updatedAt });
});

it('cleans what an older version of the rules left, and keeps the address of other files', async () => {
  const SECRET = 'SECRETGPS';
  const plain = read('pictures/animated.gif');
  const clean = await storeOld('pictures/animated.gif', 'image/gif');
  const hidden = await storeOld(
    'pictures/animated.gif',
    'image/gif',
    Buffer.concat([plain, Buffer.from(SECRET)]),
  );
  await storeOld('pictures/owner.jpg', 'image/jpeg');
  await cleanStoredMedia(cms.payload);
  const cleaned = await present(hidden.id);
  expect(readFileSync(placeOf(cleaned.filename)).includes(SECRET)).toBe(false);
  const { docs: before } = await cms.payload.find({ collection: 'media', sort: 'id' });

  const state = await readCleaning({ payload: cms.payload });
  expect(state.isDone).toBe(true);
  await writeCleaning({ payload: cms.payload }, { ...state, rules: state.rules - 1 });
  writeFileSync(placeOf(cleaned.filename), Buffer.concat([plain, Buffer.from(SECRET)]));
  await cleanStoredMedia(cms.payload);
  expect(await cleaningProgress(cms.payload)).toMatchObject({ cleaned: 1, examined: 3, isDone: true });
  const { docs: after } = await cms.payload.find({ collection: 'media', sort: 'id' });
  const names = (docs: Media[]) => docs.map(({ filename }) => filename);
  expect(names(after)).toEqual([
    clean.filename,
    expect.not.stringMatching(cleaned.filename),
    names(before)[2],
  ]);
  const again = await present(hidden.id);
  expect(readFileSync(placeOf(again.filename))).toEqual(plain);
  for (const name of [hidden.filename, cleaned.filename])
    expect((await fetchFile(name, { redirect: 'manual' })).headers.get('Location')).toBe(
      `/api/media/file/${again.filename}`,
    );
});

it('continues where an interrupted run ended', async () => {
  const first = await storeOld('pictures/turned-6.jpg', 'image/jpeg');
  const second = await storeOld('pictures/turned-8.jpg', 'image/jpeg');
  const failure = vi.spyOn(mediaFiles, 'remove').mockRejectedValueOnce(new Error('The disk is gone'));
  await expect(cleanStoredMedia(cms.payload, 0)).rejects.toThrow('The disk is gone');
  failure.mockRestore();
  expect(existsSync(placeOf(first.filename))).toBe(true);
  expect(await cleaningProgress(cms.payload)).toMatchObject({
    cleaned: 1,
    examined: 1,
    files: 2,
    isDone: false,
  });

  await cleanStoredMedia(cms.payload, 0);
  expect(existsSync(placeOf(first.filename))).toBe(false);
  expect((await present(second.id)).filename).not.toBe(second.filename);
  await cleanStoredMedia(cms.payload);
  expect(await cleaningProgress(cms.payload)).toMatchObject({
    cleaned: 2,
    examined: 2,
    failed: [],
    isDone: true,
  });
});

it('keeps the file of an editor who replaces it meanwhile', async () => {
  const old = await storeOld('pictures/turned-6.jpg', 'image/jpeg');
  const write = mediaFiles.write.bind(mediaFiles);
  let cleaned = '';
  const spy = vi.spyOn(mediaFiles, 'write').mockImplementationOnce(async (name, data, type) => {
    cleaned = name;
    await write(name, data, type);
    await cms.payload.update({
      collection: 'media',
      id: old.id,
      data: {},
      file: { data: read('pictures/browser.jfif'), mimetype: 'image/jpeg', name: 'new.jpg', size: 1 },
    });
  });
  await cleanStoredMedia(cms.payload);
  spy.mockRestore();
  expect((await present(old.id)).filename).toBe('new.jpg');
  expect(existsSync(placeOf(cleaned))).toBe(false);
  expect((await fetchFile(old.filename, { redirect: 'manual' })).status).toBe(404);
});

it('keeps the frames of animated PNGs, and names those that it cannot clean without encoding', async () => {
  const plain = await animatedPng();
  const turnedPng = withPngParts(plain, pngChunk('eXIf', exifOf(6)));
  const store = (content: Buffer) => storeOld('pictures/animated.png', 'image/png', content);
  const clean = await store(plain);
  const hidden = await store(withPngParts(plain, pngChunk('eXIf', exifOf(1))));
  const turned = await store(turnedPng);
  vi.spyOn(cms.payload.logger, 'warn').mockImplementationOnce(() => undefined);
  await cleanStoredMedia(cms.payload);
  expect((await present(clean.id)).filename).toBe(clean.filename);
  const cleaned = await present(hidden.id);
  expect(cleaned).toMatchObject({
    filename: expect.not.stringMatching(hidden.filename),
    mimeType: 'image/png',
  });
  expect(readFileSync(placeOf(cleaned.filename))).toEqual(plain);
  expect(readFileSync(placeOf(turned.filename))).toEqual(turnedPng);
  expect((await cleaningProgress(cms.payload)).failed).toEqual([{ id: turned.id, name: turned.name }]);
});

it('names files that cannot be cleaned until they are replaced', async () => {
  const old = await storeOld(
    'pictures/turned-6.jpg',
    'image/jpeg',
    read('pictures/turned-6.jpg').subarray(0, 500),
  );
  vi.spyOn(cms.payload.logger, 'warn').mockImplementationOnce(() => undefined);
  await cleanStoredMedia(cms.payload);
  const { failed, isDone } = await cleaningProgress(cms.payload);
  expect({ failed, isDone }).toEqual({ failed: [{ id: old.id, name: old.name }], isDone: true });
  const data = read('pictures/browser.jfif');
  await cms.payload.update({
    collection: 'media',
    id: old.id,
    data: {},
    file: { data, mimetype: 'image/jpeg', name: 'usable.jpg', size: data.length },
  });
  expect((await cleaningProgress(cms.payload)).failed).toEqual([]);
});
