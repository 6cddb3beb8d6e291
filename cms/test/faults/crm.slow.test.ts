import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { query } from '../../platform/database/query';
import { cheapCaptcha } from '../cheapCaptcha';
import { CmsProcess } from '../CmsProcess';
import { startContactCms, type ContactCms } from '../contactHarness';
import { accepts, FakeCrm, type CrmMood } from '../FakeCrm';
import { lead, sendLead } from '../leadHarness';

const TIMEOUT_MS = 500;

/** CMS that only reads the database for the test. It runs no jobs and serves no requests. */
let observer: ContactCms;
let running: CmsProcess | undefined;
const crm = new FakeCrm();
beforeAll(async () => {
  observer = await startContactCms();
  await crm.open();
  await start();
}, 120_000);
beforeEach(() => {
  crm.heard.length = 0;
  crm.mood = accepts;
});
afterAll(async () => {
  await running?.kill();
  await crm.close();
  await observer.stop();
});

/** Returns the running process, or starts one. */
async function start(): Promise<CmsProcess> {
  running ??= await CmsProcess.start({
    CRM_URL: crm.url,
    CRM_TIMEOUT_MS: String(TIMEOUT_MS),
    DELIVERY_RETRY_MS: '100',
    FORM_LIMIT_PER_ADDRESS: '1000',
  });
  return running.working();
}

async function send(url: string): Promise<string> {
  const fields = lead({ gRecaptchaResponse: await cheapCaptcha() });
  const response = await sendLead({ ...observer, url }, fields);
  expect(response.status).toBe(200);
  return response.headers.get('X-Reference') ?? '';
}

async function storedLead(reference: string) {
  const { docs } = await observer.payload.find({
    collection: 'leads',
    where: { reference: { equals: reference } },
    depth: 0,
  });
  return docs[0];
}

const delivered = (reference: string) =>
  vi.waitFor(async () => expect((await storedLead(reference))?.delivery).toBe('delivered'), {
    timeout: 30_000,
    interval: 100,
  });

/** Returns a behaviour that applies another one to a number of calls, and accepts all later calls. */
const forCalls = (times: number, mood: CrmMood): CrmMood => {
  let left = times;
  return (response) => ((left -= 1) >= 0 ? mood(response) : accepts(response));
};
const answers =
  (status: number, body: string, headers: Record<string, string> = {}): CrmMood =>
  (response) => {
    response.writeHead(status, headers).end(body);
    return false;
  };

describe('a CRM', () => {
  it.each<[string, CrmMood]>([
    ['answers 500', answers(500, 'Internal Server Error')],
    ['answers 429', answers(429, '', { 'Retry-After': '1' })],
    ['answers garbage', answers(200, '<html>It works!</html>')],
    ['answers nothing in time', () => false],
    [
      'hangs up',
      (response) => {
        response.socket?.destroy();
        return false;
      },
    ],
  ])(
    'that %s gets the lead once after it recovers',
    async (_name, mood) => {
      const { url } = await start();
      crm.mood = forCalls(2, mood);
      const reference = await send(url);
      await delivered(reference);
      expect(crm.heard.map(({ accepted }) => accepted)).toEqual([false, false, true]);
      expect(new Set(crm.heard.map(({ key }) => key)).size).toBe(1);
      expect(await storedLead(reference)).toMatchObject({ crmId: 'crm-1', deliveryError: null });
    },
    60_000,
  );

  it('is not called during the pause that it requests', async () => {
    const { url } = await start();
    crm.mood = forCalls(1, answers(429, '', { 'Retry-After': '2' }));
    await delivered(await send(url));
    const [first, second] = crm.heard.map(({ at }) => at);
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(2000);
  }, 60_000);

  it('gets the lead after an outage', async () => {
    const { url } = await start();
    await crm.close();
    const reference = await send(url);
    await vi.waitFor(async () => expect((await storedLead(reference))?.deliveryError).toBeTruthy(), {
      timeout: 30_000,
      interval: 100,
    });
    expect((await storedLead(reference))?.delivery).toBe('queued');
    await crm.open();
    await delivered(reference);
    expect(crm.leads).toEqual([reference]);
  }, 60_000);

  it('that rejects a lead permanently leaves it to staff', async () => {
    const { url } = await start();
    crm.mood = answers(400, '{"message":"No such project"}');
    const reference = await send(url);
    await vi.waitFor(async () => expect((await storedLead(reference))?.delivery).toBe('failed'), {
      timeout: 30_000,
      interval: 100,
    });
    expect(crm.heard).toHaveLength(1);
  }, 60_000);

  it('that accepted a lead from a killed process recognizes it by its key', async () => {
    const { url } = await start();
    // The CRM accepts the lead, but sends no response.
    crm.mood = () => true;
    const reference = await send(url);
    await vi.waitFor(() => expect(crm.heard).toHaveLength(1), { timeout: 30_000, interval: 20 });
    await running?.kill();
    running = undefined;
    crm.mood = accepts;
    // Expire the lock of the killed process now, because it would otherwise last for two minutes.
    await query(observer, sql`UPDATE deliveries SET locked_until = 0 WHERE state = 'sending' RETURNING id`);
    await observer.payload.jobs.queue({ task: 'housekeeping', queue: 'default', input: {} });
    await start();
    await delivered(reference);
    expect(crm.heard.length).toBeGreaterThan(1);
    expect(crm.leads).toEqual([reference]);
  }, 90_000);
});
