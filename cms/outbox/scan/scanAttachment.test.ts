import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Application, Attachment } from '../../payload-types';
import { env } from '../../platform/env/env';
import {
  forgetRates,
  runDeliveries,
  solveCaptcha,
  startContactCms,
  type ContactCms,
} from '../../test/contactHarness';
import { FakeClamd } from '../../test/FakeClamd';
import { post } from '../../test/paymentHarness';
import { logIn } from '../../test/logIn';

/**
 * These variables must be set before the CMS reads its environment: the scanner's socket, its timeout and immediate
 * retries.
 */
const socket = vi.hoisted(() => {
  const file = `/tmp/clamd-test-${process.pid}.ctl`;
  process.env.CLAMAV_URL = `unix:${file}`;
  process.env.CLAMAV_TIMEOUT_MS = '200';
  process.env.DELIVERY_RETRY_MS = '1';
  return file;
});

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');
const FOUND = 'stream: Win.Test.Local-1 FOUND';
const clamd = new FakeClamd();

let cms: ContactCms;
let staff: Record<string, string>;

beforeAll(async () => {
  cms = await startContactCms();
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
  staff = await logIn(cms, 'staff');
});
afterAll(() => cms.stop());
beforeEach(async () => {
  clamd.mood = 'stream: OK';
  clamd.files.length = 0;
  await clamd.open(socket);
  await forgetRates(cms.payload);
  for (const collection of ['payload-jobs', 'deliveries', 'mails', 'applications', 'attachments'] as const)
    await cms.payload.delete({ collection, where: { id: { exists: true } } });
});
afterEach(async () => {
  vi.useRealTimers();
  await clamd.close();
});

async function applyForJob(): Promise<void> {
  const response = await post(cms, '/web/jobs/apply', {
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
  expect(response.status).toBe(200);
}

const application = async () =>
  (await cms.payload.find({ collection: 'applications', depth: 1 })).docs[0] as Application;
const file = async () => (await application()).cv as Attachment;
const download = async () =>
  fetch(`${cms.url}/api/attachments/file/${(await file()).filename}`, { headers: staff });
const isOnDisk = async () => existsSync(path.join(env.attachmentsDir, (await file()).filename ?? ''));
const mailTexts = async () =>
  (await cms.payload.find({ collection: 'mails', depth: 0 })).docs.map(({ text }) => text);

/** Runs the due deliveries, and then those that wait for a retry of the scan. */
async function deliverAll(): Promise<void> {
  await runDeliveries(cms.payload);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  await runDeliveries(cms.payload);
}

describe('a file of a visitor', () => {
  it('is quarantined, on the file and not on the entry, until the scanner has answered', async () => {
    await applyForJob();
    expect(await file()).toMatchObject({ scanState: 'pending', title: 'קורות חיים.pdf' });
    expect((await download()).status).toBe(403);
    const entry = await fetch(`${cms.url}/api/attachments/${(await file()).id}`, { headers: staff });
    expect(await entry.json()).toMatchObject({ scanState: 'pending' });

    await deliverAll();
    expect(clamd.files.map(String)).toEqual([String(PDF)]);
    expect(await file()).toMatchObject({ scanState: 'clean', scanNote: null });
    expect((await file()).scannedAt).toBeTruthy();
    expect(await (await download()).text()).toBe(String(PDF));
  });

  it('reaches recruiters only after the scan', async () => {
    clamd.mood = 'silence';
    await applyForJob();
    await deliverAll();
    expect(await mailTexts()).toEqual([]);
    expect(await application()).toMatchObject({
      delivery: 'queued',
      deliveryError: 'The CV has not been scanned for viruses yet',
    });
    clamd.mood = 'stream: OK';
    await deliverAll();
    await deliverAll();
    expect(await mailTexts()).toEqual([expect.stringContaining('קורות חיים: קורות חיים.pdf')]);
    expect(await application()).toMatchObject({ delivery: 'delivered' });
  });

  it('is removed when infected; its entry says so, and recruiters get the rest', async () => {
    clamd.mood = FOUND;
    await applyForJob();
    expect(await isOnDisk()).toBe(true);
    await deliverAll();
    expect(await isOnDisk()).toBe(false);
    expect(await file()).toMatchObject({
      scanState: 'infected',
      scanNote: 'Win.Test.Local-1',
      title: '⚠ נגוע, נמחק (infected, removed): קורות חיים.pdf',
    });
    expect((await download()).status).toBe(403);
    expect(await mailTexts()).toEqual([
      expect.stringContaining('הקובץ הוסר, נמצא בו וירוס (Win.Test.Local-1)'),
    ]);
    // The document must be deletable even though its file has already been deleted.
    await cms.payload.delete({ collection: 'applications', id: (await application()).id });
    for (const collection of ['attachments', 'deliveries'] as const)
      expect((await cms.payload.count({ collection })).totalDocs).toBe(0);
  });

  it.each<[string, string, RegExp]>([
    ['fails', 'Can not allocate memory ERROR', /failed: Can not allocate memory/],
    ['hangs up', 'hang up', /closed the connection/],
    ['stays silent', 'silence', /did not answer within 200 ms/],
  ])('stays quarantined while the scanner %s, and shows the reason', async (_name, mood, note) => {
    clamd.mood = mood;
    await applyForJob();
    await runDeliveries(cms.payload);
    expect(await file()).toMatchObject({
      scanState: 'pending',
      scanNote: expect.stringMatching(note) as string,
    });
    expect((await download()).status).toBe(403);
    clamd.mood = 'stream: OK';
    await deliverAll();
    expect(await file()).toMatchObject({ scanState: 'clean', scanNote: null });
  });

  it('becomes a quarantined dead letter when the scanner never returns', async () => {
    await clamd.close();
    await applyForJob();
    for (let attempt = 0; attempt < 14; attempt += 1) {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
      await runDeliveries(cms.payload);
    }
    const where = { kind: { equals: 'scanAttachment' } };
    const [scan] = (await cms.payload.find({ collection: 'deliveries', where })).docs;
    expect(scan).toMatchObject({ state: 'dead', attempts: 12 });
    expect(scan?.lastError).toMatch(/cannot be reached/);
    expect(await file()).toMatchObject({ scanState: 'pending' });
    expect((await download()).status).toBe(403);
  });
});
