import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cheapCaptcha } from '../cheapCaptcha';
import { CmsProcess } from '../CmsProcess';
import { startContactCms, type ContactCms } from '../contactHarness';
import { FakeCrm } from '../FakeCrm';
import { lead, sendLead } from '../leadHarness';

const LEADS = 20;

let observer: ContactCms;
let instances: CmsProcess[] = [];
const crm = new FakeCrm();
beforeAll(async () => {
  observer = await startContactCms();
  await crm.open();
  const env = { CRM_URL: crm.url, FORM_LIMIT_PER_ADDRESS: '1000' };
  instances = [await CmsProcess.start(env), await CmsProcess.start(env)];
  for (const instance of instances) await instance.working();
}, 180_000);
afterAll(async () => {
  for (const instance of instances) await instance.kill();
  await crm.close();
  await observer.stop();
});

/** Returns how many leads were counted for the IP address of this machine. */
async function countOf(): Promise<number> {
  const { docs } = await observer.payload.find({ collection: 'rateLimits', depth: 0, pagination: false });
  return docs.find(({ key }) => key.startsWith('lead:from:'))?.count ?? 0;
}

describe('two instances on one database', () => {
  it('store and deliver concurrent duplicates once', async () => {
    const answers: Response[][] = [];
    for (let number = 0; number < LEADS; number += 1) {
      const fields = lead({
        email: `v${number}@example.com`,
        phone: `050${String(number).padStart(7, '0')}`,
        gRecaptchaResponse: await cheapCaptcha(),
      });
      const headers = { 'Idempotency-Key': `twice-${number}-0000-0000-0000-000000000000` };
      const toBoth = instances.map(({ url }) => sendLead({ ...observer, url }, fields, headers));
      answers.push(await Promise.all(toBoth));
    }
    for (const both of answers) {
      expect(both.map(({ status }) => status)).toEqual([200, 200]);
      const [one, other] = both.map(({ headers }) => headers.get('X-Reference'));
      expect(one).toBe(other);
    }
    const references = answers.map(([one]) => one?.headers.get('X-Reference') ?? '').sort();
    const { docs } = await observer.payload.find({ collection: 'leads', pagination: false, depth: 0 });
    expect(docs.map(({ reference }) => reference).sort()).toEqual(references);
    await vi.waitFor(() => expect([...crm.leads].sort()).toEqual(references), {
      timeout: 60_000,
      interval: 200,
    });
    expect(crm.heard).toHaveLength(LEADS);
  }, 120_000);

  it('share the limit of an address', async () => {
    const before = await countOf();
    for (const { url } of instances) await sendLead({ ...observer, url }, lead({ gRecaptchaResponse: '' }));
    expect(await countOf()).toBe(before + instances.length);
  });
});
