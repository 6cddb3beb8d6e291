import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { cheapCaptcha } from '../../test/cheapCaptcha';
import { runDeliveries, startContactCms, type ContactCms } from '../../test/contactHarness';
import { countStatements } from '../../test/countStatements';
import { lead, sendLead } from '../../test/leadHarness';

vi.hoisted(() => {
  process.env.FORM_LIMIT_PER_ADDRESS = '1000';
  process.env.CONFIRMATIONS_PER_HOUR = '3';
});

const LEADS = 10;
/**
 * Maximum number of statements, transactions and commits per lead. Each lead has an idempotency key, a confirmation
 * mail, a page of the site and a different sender.
 */
const MAX = { intake: 11, transactions: 1, commits: 1 };
/** Maximum number of statements per batch of deliveries, to claim them and to store the outcomes. */
const MAX_BATCH = 8;
/** Maximum number of statements per lead in a batch: reads for two deliveries, two mails, and storing the CRM's id. */
const MAX_DELIVERIES = 5;

let cms: ContactCms;
beforeAll(async () => {
  cms = await startContactCms();
});
afterAll(() => cms.stop());

async function sendOne(number: number): Promise<void> {
  const fields = lead({
    phone: `050${String(number).padStart(7, '0')}`,
    email: `v${number}@example.com`,
    uri: 'http://localhost:9101/landing/',
    gRecaptchaResponse: await cheapCaptcha(),
  });
  expect(
    (await sendLead(cms, fields, { 'Idempotency-Key': `lead-${number}-0000-0000-0000-000000000000` })).status,
  ).toBe(200);
}

it('a lead and its deliveries need few statements and durable commits', async () => {
  await sendOne(0);
  await runDeliveries(cms.payload);
  const count = countStatements(cms.payload);
  for (let number = 1; number <= LEADS; number += 1) await sendOne(number);
  const intake = count();
  // The additional statements read the site settings, which are cached for only two seconds.
  expect(intake.statements).toBeLessThanOrEqual(LEADS * MAX.intake + 10);
  expect(intake.transactions).toBe(LEADS * MAX.transactions);
  expect(intake.commits).toBe(LEADS * MAX.commits);
  await runDeliveries(cms.payload);
  const delivery = count();
  expect(delivery.statements).toBeLessThanOrEqual(LEADS * MAX_DELIVERIES + MAX_BATCH + 10);
  expect(delivery.transactions).toBe(1);
  const { docs } = await cms.payload.find({ collection: 'leads', pagination: false, depth: 0 });
  expect(docs.map(({ delivery: state }) => state)).toEqual(Array<string>(LEADS + 1).fill('delivered'));
});
