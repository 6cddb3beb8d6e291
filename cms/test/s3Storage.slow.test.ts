import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { versionedUrl } from '@group/rules/files/fileVersion';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Attachment } from '../payload-types';
import { FakeClamd } from './FakeClamd';
import { S3Server, freePort } from './S3Server';
import { logIn } from './logIn';

/** Sets the storage, the scanner and the URL of the CMS. This must happen before the CMS reads its environment. */
const socket = `/tmp/clamd-s3-${process.pid}.ctl`;
const cmsPort = await freePort();
const s3 = new S3Server(await freePort());
Object.assign(process.env, s3.env, {
  CMS_URL: `http://localhost:${cmsPort}`,
  CLAMAV_URL: `unix:${socket}`,
  CLAMAV_TIMEOUT_MS: '2000',
  DELIVERY_RETRY_MS: '1',
});
const { env } = await import('../platform/env/env');
const { forgetRates, runDeliveries, solveCaptcha, startContactCms } = await import('./contactHarness');
const { post } = await import('./paymentHarness');
const { cleanStoredMedia } = await import('../content/cleaning/cleanStoredMedia');
const { removeStrayOriginals } = await import('../content/media/originals');
const { deleteStrayFiles } = await import('../inbox/retention/deleteStrayFiles');
const { CmsProcess } = await import('./CmsProcess');

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');
const ASSETS = path.resolve(import.meta.dirname, '../seed/assets');
const REAL = path.resolve(import.meta.dirname, '../../test/fixtures/real');
const REPORT = readFileSync(path.join(ASSETS, 'rating-2022.pdf'));
const DAY_MS = 24 * 60 * 60 * 1000;
const clamd = new FakeClamd();

let cms: Awaited<ReturnType<typeof startContactCms>>;
let staff: Record<string, string>;
let editor: Record<string, string>;

beforeAll(async () => {
  await s3.open();
  cms = await startContactCms({ port: cmsPort });
  [staff, editor] = await Promise.all([logIn(cms, 'staff'), logIn(cms, 'editor')]);
  await cms.payload.create({
    collection: 'jobs',
    locale: 'he',
    data: {
      orderId: 1042,
      jobName: 'מהנדסת גשרים',
      description: 'על התפקיד',
      startAdvertisingDate: '2026-11-01T00:00:00.000Z',
      languages: ['he'],
      _status: 'published',
    },
  });
});
afterAll(async () => {
  await cms.stop();
  await s3.destroy();
});
beforeEach(async () => {
  clamd.mood = 'stream: OK';
  await clamd.open(socket);
  await forgetRates(cms.payload);
  for (const collection of ['payload-jobs', 'deliveries', 'applications', 'attachments', 'media'] as const)
    await cms.payload.delete({ collection, where: { id: { exists: true } } });
});
afterEach(() => clamd.close());

describe('media', () => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#336699' } })
      .png()
      .toBuffer();

  async function upload(
    method: 'POST' | 'PATCH',
    address: string,
    data: object,
    file?: { bytes: Buffer; name: string; type: string },
  ): Promise<{
    id: number;
    url: string;
    filename: string;
    width: number;
    height: number;
    focalX: number;
    crop?: { original: string };
  }> {
    const body = new FormData();
    body.set('_payload', JSON.stringify({ decorative: true, ...data }));
    if (file) body.set('file', new Blob([new Uint8Array(file.bytes)], { type: file.type }), file.name);
    const response = await fetch(`${cms.url}/api/media${address}`, { method, headers: editor, body });
    const answer = (await response.json()) as { doc: never; errors?: unknown };
    expect(answer.errors).toBeUndefined();
    return answer.doc;
  }
  const plan = async () => ({ bytes: await picture(40, 20), name: 'תכנית.png', type: 'image/png' });

  it('are stored in the bucket only, with the same address as in a folder', async () => {
    const { bytes, ...file } = await plan();
    const doc = await upload('POST', '', { focalX: 20, focalY: 80 }, { bytes, ...file });
    expect(await s3.keys()).toEqual([`media/${doc.filename}`]);
    expect(existsSync(path.join(env.mediaDir, doc.filename))).toBe(false);
    expect(doc.url).toBe(`${cms.url}/api/media/file/${encodeURIComponent(doc.filename)}`);
    expect(doc).toMatchObject({ width: 40, height: 20, focalX: 20 });
    expect(doc).not.toHaveProperty('prefix');
    expect(doc).not.toHaveProperty('_objectKey');
    const read = (await (await fetch(`${cms.url}/api/media/${doc.id}`, { headers: editor })).json()) as {
      url: string;
    };
    expect(read.url).toBe(doc.url);

    const answer = await fetch(doc.url);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('image/png');
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
  });

  it('support ranges', async () => {
    const { url } = await upload(
      'POST',
      '',
      {},
      { bytes: REPORT, name: 'plan.pdf', type: 'application/pdf' },
    );
    const range = await fetch(url, { headers: { Range: 'bytes=1-3' } });
    expect(range.status).toBe(206);
    expect(range.headers.get('Content-Range')).toBe(`bytes 1-3/${REPORT.length}`);
    expect(await range.text()).toBe('PDF');
    expect((await fetch(url, { headers: { Range: `bytes=${REPORT.length}-` } })).status).toBe(416);
  });

  it('are fetched once, and have another ETag once they are replaced', async () => {
    const { url, filename } = await upload('POST', '', {}, await plan());
    const first = await fetch(url);
    const { size } = await first.blob();
    expect(first.headers.get('Content-Length')).toBe(String(size));
    expect(first.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
    for (const [header, value] of [
      ['If-None-Match', first.headers.get('ETag')],
      ['If-Modified-Since', first.headers.get('Last-Modified')],
    ] as [string, string][])
      expect((await fetch(url, { headers: { [header]: value } })).status).toBe(304);
    const range = await fetch(url, { headers: { Range: 'bytes=1-3' } });
    expect([range.status, await range.text()]).toEqual([206, 'PNG']);
    const versioned = await fetch(versionedUrl(url, new Date().toISOString()));
    expect(versioned.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    await s3.put(`media/${filename}`, 'another');
    const after = await fetch(url, { headers: { 'If-None-Match': first.headers.get('ETag') ?? '' } });
    expect(await after.text()).toBe('another');
  });

  it('do not execute scripts of SVG files', async () => {
    const bytes = readFileSync(path.join(ASSETS, 'letter-e.svg'));
    const { url } = await upload('POST', '', {}, { bytes, name: 'mark.svg', type: 'image/svg+xml' });
    expect((await fetch(url)).headers.get('Content-Security-Policy')).toMatch(/default-src 'none'.*sandbox/);
  });

  it('answer 404 for a missing file', async () => {
    expect((await fetch(`${cms.url}/api/media/file/gone.pdf`)).status).toBe(404);
    expect((await fetch(`${cms.url}/api/media/file/..%2fattachments%2fx`)).status).toBe(403);
  });

  it('are cropped from the bucket', async () => {
    const { id } = await upload('POST', '', {}, await plan());
    // Query parameters with which the admin crops a picture.
    const crop =
      'uploadEdits[crop][x]=0&uploadEdits[crop][y]=0&uploadEdits[crop][width]=50&uploadEdits[crop][height]=50';
    const size = 'uploadEdits[widthInPixels]=20&uploadEdits[heightInPixels]=10';
    const doc = await upload('PATCH', `/${id}?${crop}&${size}`, {});
    expect(doc).toMatchObject({ width: 20, height: 10 });
    const { width } = await sharp(Buffer.from(await (await fetch(doc.url)).arrayBuffer())).metadata();
    expect(width).toBe(20);
    const keys = await s3.keys();
    expect(keys).toContain(`media/${doc.filename}`);
    expect(keys).toContain(`media/${doc.crop?.original}`);
    expect(keys).toHaveLength(2);
    const whole = await upload('PATCH', `/${id}`, { resetCrop: true });
    expect(whole).toMatchObject({ width: 40, height: 20 });
    expect(await s3.keys()).not.toContain(`media/${doc.filename}`);
    await removeStrayOriginals(cms.payload, Date.now() + DAY_MS + 60_000);
    expect(await s3.keys()).toEqual([`media/${whole.filename}`]);
  });

  it('of the past are cleaned, and their old address leads to the new one', async () => {
    const turned = readFileSync(path.join(REAL, 'pictures/turned-6.jpg'));
    const { filename, id } = await upload(
      'POST',
      '',
      {},
      { bytes: turned, name: 'a.jpg', type: 'image/jpeg' },
    );
    await s3.put(`media/${filename}`, turned);
    await cleanStoredMedia(cms.payload);
    const doc = await cms.payload.findByID({ collection: 'media', id });
    const keys = await s3.keys();
    expect(keys).toContain(`media/${doc.filename}`);
    expect(keys).not.toContain(`media/${filename}`);
    const answer = await fetch(`${cms.url}/api/media/file/${filename}`);
    expect([answer.url, answer.headers.get('Content-Type')]).toEqual([doc.url, 'image/jpeg']);
    const {
      height,
      orientation = 1,
      width,
    } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([width, height, orientation]).toEqual([64, 48, 1]);
  });

  it('are deleted when they are replaced or removed', async () => {
    const { id } = await upload('POST', '', {}, await plan());
    await upload('PATCH', `/${id}`, {}, { bytes: REPORT, name: 'plan.pdf', type: 'application/pdf' });
    expect(await s3.keys()).toEqual(['media/plan.pdf']);
    await cms.payload.delete({ collection: 'media', id });
    expect(await s3.keys()).toEqual([]);
  });
});

describe('a file of a visitor', () => {
  const apply = async () =>
    post(cms, '/web/jobs/apply', {
      orderId: 1042,
      firstName: 'דנה',
      lastName: 'כהן',
      phone: '050-1234567',
      email: 'dana@example.com',
      cvFileBase64: PDF.toString('base64'),
      fileNameWithExtension: 'קורות חיים.pdf',
      isApprovedTerms: true,
      isReferral: false,
      gRecaptchaResponse: await solveCaptcha(cms.url),
    });
  const application = async () => (await cms.payload.find({ collection: 'applications', depth: 1 })).docs[0];
  const file = async () => (await application())?.cv as Attachment;
  const download = async (headers = staff) =>
    fetch(`${cms.url}/api/attachments/file/${(await file()).filename}`, { headers, redirect: 'manual' });

  it('is quarantined until the scan, then available to staff for a minute', async () => {
    expect((await apply()).status).toBe(200);
    const { filename } = await file();
    expect(await s3.keys()).toEqual([`attachments/${filename}`]);
    expect(existsSync(path.join(env.attachmentsDir, filename ?? ''))).toBe(false);
    expect((await download()).status).toBe(403);

    await runDeliveries(cms.payload);
    expect(clamd.files.map(String)).toEqual([String(PDF)]);
    expect(await file()).toMatchObject({ scanState: 'clean' });
    for (const others of [{}, editor]) expect((await download(others)).status).toBe(403);
    const led = await download();
    expect(led.status).toBe(302);
    expect(led.headers.get('Cache-Control')).toBe('private, no-store');
    const address = new URL(led.headers.get('Location') ?? '');
    expect(address.origin).toBe(s3.url);
    expect(address.searchParams.get('X-Amz-Expires')).toBe('60');
    const got = await fetch(address);
    expect(await got.text()).toBe(String(PDF));
    expect(got.headers.get('Content-Disposition')).toMatch(/^attachment; filename=".+"; filename\*=/);
    // The signature must be valid for this file only.
    address.pathname = address.pathname.replace(/\.pdf$/, '.doc');
    expect((await fetch(address)).status).toBe(403);
  });

  it('is removed from the bucket when it is infected', async () => {
    clamd.mood = 'stream: Win.Test.Local-1 FOUND';
    await apply();
    await runDeliveries(cms.payload);
    expect(await file()).toMatchObject({ scanState: 'infected' });
    expect(await s3.keys()).toEqual([]);
  });

  it('is deleted with its document', async () => {
    await apply();
    const { id } = (await application()) ?? {};
    await cms.payload.delete({ collection: 'applications', id: id ?? 0 });
    expect(await s3.keys()).toEqual([]);
  });

  it('without a document is removed after a day', async () => {
    await apply();
    await s3.put('attachments/stray.pdf', 'x');
    await s3.put('media/of-an-editor.pdf', 'x');
    expect(await deleteStrayFiles(cms.payload)).toBe(0);
    expect(await deleteStrayFiles(cms.payload, Date.now() + DAY_MS + 60_000)).toBe(1);
    expect(await s3.keys()).toEqual([`attachments/${(await file()).filename}`, 'media/of-an-editor.pdf']);
  });

  it('is rejected during an outage of the storage, without storing anything', async () => {
    await s3.close();
    vi.spyOn(cms.payload.logger, 'error').mockImplementation(() => undefined);
    try {
      const answer = await apply();
      expect(answer.status).toBe(503);
      expect(answer.headers.get('Retry-After')).toBe('60');
      expect((await cms.payload.count({ collection: 'applications' })).totalDocs).toBe(0);
      expect((await cms.payload.count({ collection: 'attachments' })).totalDocs).toBe(0);
      expect((await fetch(`${cms.url}/api/media/file/plan.pdf`)).status).toBe(503);
    } finally {
      vi.restoreAllMocks();
      await s3.open();
    }
    expect((await apply()).status).toBe(200);
  });
});

describe('a document for residents', () => {
  const CODE = 'ALON-2748';

  async function building(): Promise<number> {
    const { payload } = cms;
    const he = { locale: 'he' } as const;
    const made = await payload.create({
      collection: 'deliveryBuildings',
      ...he,
      data: { buildingName: 'בית האלון', asksForCode: true, accessCode: CODE },
    });
    const destination = await payload.create({
      collection: 'fileDestinations',
      ...he,
      data: { name: 'לדירה' },
    });
    const category = await payload.create({
      collection: 'fileCategories',
      ...he,
      data: { name: 'תוכניות' },
    });
    await payload.create({
      collection: 'residentFiles',
      ...he,
      data: {
        fileName: 'תוכנית הדירה',
        buildingSelection: [made.id],
        fileDestination: destination.id,
        selectCategory: [category.id],
      },
      file: { name: 'plan of a home.pdf', data: REPORT, mimetype: 'application/pdf', size: REPORT.length },
    });
    return made.id;
  }

  it('is downloaded from the bucket by its signed link only', async () => {
    const id = await building();
    const listed = await post(cms, '/web/documents/files', { building: id, code: CODE });
    const { files } = (await listed.json()) as { files: { url: string; filename: string }[] };
    expect(files[0]?.filename).toBe('plan of a home.pdf');
    expect(await s3.keys()).toContain('residentFiles/plan-of-a-home.pdf');
    const url = files[0]?.url ?? '';
    const got = await fetch(url);
    expect(got.status).toBe(200);
    expect(Buffer.from(await got.arrayBuffer())).toEqual(REPORT);
    expect(got.headers.get('Content-Disposition')).toContain('attachment');
    expect((await fetch(url, { headers: { Range: 'bytes=1-3' } })).status).toBe(206);
    const [bare = ''] = url.split('?');
    expect((await fetch(bare, { headers: editor })).status).toBe(200);
    for (const wrong of [bare, url.replace('expires=', 'expires=1')])
      expect((await fetch(wrong)).status).toBe(403);
    // The link must grant access to the file, but not to the list of files.
    expect((await fetch(url.replace(/\/file\/[^?]+/, ''))).status).toBe(403);
  });
});

it('another instance serves the files without a shared folder', async () => {
  const { filename } = await cms.payload.create({
    collection: 'media',
    data: { decorative: true },
    file: { data: REPORT, mimetype: 'application/pdf', name: 'shared.pdf', size: REPORT.length },
  });
  const other = await CmsProcess.start({ DATA_DIR: path.join(env.dataDir, 'other') });
  try {
    const answer = await fetch(`${other.url}/api/media/file/${filename}`);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(REPORT);
  } finally {
    await other.kill();
  }
});
