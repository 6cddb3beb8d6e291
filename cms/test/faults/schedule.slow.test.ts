import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Payload } from 'payload';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { CmsProcess } from '../CmsProcess';
import { startCms, type RunningCms } from '../startCms';

/** Time in ms until a scheduled publication. It must be long enough for the preparation, but less than a minute. */
const SOON_MS = 4000;
const TIME_LIMITS = { timeout: 60_000, interval: 250 };
/** Timeout in ms of a test, which starts two processes. */
const TEST_MS = 180_000;

/** CMS that only reads the database for the test. It runs no jobs. */
let observer: RunningCms;
let payload: Payload;
let receiver: Server;
let notices = 0;
let running: CmsProcess | undefined;

beforeAll(async () => {
  observer = await startCms();
  ({ payload } = observer);
  receiver = createServer((request, response) => {
    notices += 1;
    request.resume();
    response.writeHead(202).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, 'localhost', resolve));
});
beforeEach(() => {
  notices = 0;
});
afterEach(() => running?.kill());
afterAll(async () => {
  receiver.closeAllConnections();
  receiver.close();
  await observer.stop();
});

const start = async () => {
  running = await CmsProcess.start({
    BUILD_WEBHOOK_URL: `http://localhost:${(receiver.address() as AddressInfo).port}/`,
  });
  return running;
};

/** Creates a public page in both languages. Each language also has a newer draft. */
async function pageWithDraft(slug: string): Promise<number> {
  const { id } = await payload.create({
    collection: 'pages',
    locale: 'he',
    draft: true,
    data: { title: 'ישן', slug, template: 'generic', languages: ['he', 'en'] },
  });
  const english = { title: 'Old', slug, _status: 'published' as const };
  await payload.update({ collection: 'pages', id, locale: 'en', data: english });
  await payload.update({ collection: 'pages', id, locale: 'he', draft: true, data: { title: 'חדש' } });
  await payload.update({ collection: 'pages', id, locale: 'en', draft: true, data: { title: 'New' } });
  return id;
}

/**
 * Schedules a publication as the admin does, in the name of an editor. Payload checks the editor's permission at this
 * moment.
 */
async function plan(type: 'publish' | 'unpublish', id: number, at: Date): Promise<void> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: 'editor@even-derech.example' } },
  });
  await payload.jobs.queue({
    task: 'schedulePublish',
    waitUntil: at,
    input: {
      type,
      doc: { relationTo: 'pages', value: String(id) },
      user: { relationTo: 'users', value: docs[0]?.id },
    },
  } as unknown as Parameters<typeof payload.jobs.queue>[0]);
}

/** Returns the title that visitors see, in each language. */
async function publicTitles(id: number): Promise<(string | null)[]> {
  const found = await Promise.all(
    (['he', 'en'] as const).map((locale) =>
      payload.find({ collection: 'pages', where: { id: { equals: id } }, locale, overrideAccess: false }),
    ),
  );
  return found.map(({ docs }) => docs[0]?.title ?? null);
}

test(
  'publishes a page at its time in both languages and notifies the site',
  async () => {
    const id = await pageWithDraft('planned');
    const at = new Date(Date.now() + SOON_MS);
    await plan('publish', id, at);
    await start();
    expect(await publicTitles(id)).toEqual(['ישן', 'Old']);
    await vi.waitFor(async () => expect(await publicTitles(id)).toEqual(['חדש', 'New']), TIME_LIMITS);
    expect(Date.now()).toBeGreaterThanOrEqual(at.getTime());
    await vi.waitFor(() => expect(notices).toBeGreaterThan(0), TIME_LIMITS);
  },
  TEST_MS,
);

test(
  'runs schedules that were due while the CMS was down',
  async () => {
    const id = await pageWithDraft('overdue');
    const first = await start();
    const at = Date.now() + SOON_MS;
    await plan('publish', id, new Date(at));
    await first.kill();
    await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(at), TIME_LIMITS);
    expect(await publicTitles(id)).toEqual(['ישן', 'Old']);
    await start();
    await vi.waitFor(async () => expect(await publicTitles(id)).toEqual(['חדש', 'New']), TIME_LIMITS);
    await vi.waitFor(() => expect(notices).toBeGreaterThan(0), TIME_LIMITS);
  },
  TEST_MS,
);

test(
  'unpublishes a page at its time and keeps it as a draft',
  async () => {
    const id = await pageWithDraft('taken-off');
    await plan('unpublish', id, new Date(Date.now() - 1000));
    await start();
    await vi.waitFor(async () => expect(await publicTitles(id)).toEqual([null, null]), TIME_LIMITS);
    await vi.waitFor(() => expect(notices).toBeGreaterThan(0), TIME_LIMITS);
    const draft = await payload.findByID({ collection: 'pages', id, locale: 'en', draft: true });
    expect(draft.title).toBe('New');
    const { totalDocs } = await payload.count({
      collection: 'tombstones',
      where: { collectionSlug: { equals: 'pages' }, documentId: { equals: String(id) } },
    });
    expect(totalDocs).toBe(1);
  },
  TEST_MS,
);
