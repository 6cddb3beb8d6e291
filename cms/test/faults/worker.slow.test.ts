import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { cheapCaptcha } from '../cheapCaptcha';
import { CmsProcess } from '../CmsProcess';
import { startContactCms, type ContactCms } from '../contactHarness';
import { lead, sendLead } from '../leadHarness';

const TOKEN = 'token of the figures';
const PATIENCE = { timeout: 60_000, interval: 100 };

/** CMS that only reads the database for the test. It delivers nothing and serves no requests. */
let observer: ContactCms;
let running: CmsProcess;
beforeAll(async () => {
  observer = await startContactCms();
  running = await (await CmsProcess.start({ METRICS_TOKEN: TOKEN })).working();
}, 120_000);
afterAll(async () => {
  await running.kill();
  await observer.stop();
});

async function send(number: number): Promise<string> {
  const phone = `050${String(number).padStart(7, '0')}`;
  const fields = lead({ phone, email: `v${number}@example.com`, gRecaptchaResponse: await cheapCaptcha() });
  const response = await sendLead({ ...observer, url: running.url }, fields);
  expect(response.status).toBe(200);
  return response.headers.get('X-Reference') ?? '';
}

async function deliveredOf(references: readonly string[]): Promise<string[]> {
  const { docs } = await observer.payload.find({
    collection: 'leads',
    where: { and: [{ reference: { in: references } }, { delivery: { equals: 'delivered' } }] },
    pagination: false,
    depth: 0,
  });
  return docs.map(({ reference }) => reference).sort();
}

/** Reads the number of attempts from the metrics of the worker's server. */
async function attempts(): Promise<number> {
  const headers = { Authorization: `Bearer ${TOKEN}` };
  const text = await (await fetch(`${running.url}/web/metrics`, { headers })).text();
  return Number(/^cms_outbox_attempts_total\{target="crmLead",result="delivered"\} (\d+)$/m.exec(text)?.[1]);
}

test('a killed worker is restarted and delivers waiting mails, while the server keeps responding', async () => {
  const first = running.workerPid;
  const before = [await send(1)];
  await vi.waitFor(async () => expect(await deliveredOf(before)).toEqual(before), PATIENCE);
  expect(await attempts()).toBe(1);
  running.killWorker();
  const meanwhile = [await send(2), await send(3)].sort();
  await vi.waitFor(() => expect(running.workerPid).not.toBe(first), PATIENCE);
  await vi.waitFor(async () => expect(await deliveredOf(meanwhile)).toEqual(meanwhile), PATIENCE);
}, 180_000);

test('a worker exits with its server, however the server exits', async () => {
  const pid = running.workerPid;
  process.kill(running.pid, 'SIGKILL');
  await vi.waitFor(() => expect(() => process.kill(pid ?? 0, 0)).toThrow(/ESRCH/), PATIENCE);
}, 120_000);
