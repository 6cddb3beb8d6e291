import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { deliverDue } from '../../outbox/deliverDue';
import { booking, createMeeting } from '../../test/appointmentHarness';
import { solveCaptcha, startContactCms, type ContactCms } from '../../test/contactHarness';
import { accepts } from '../../test/FakeCrm';
import { post } from '../../test/paymentHarness';

const crm = await vi.hoisted(async () => {
  const { FakeCrm } = await import('../../test/FakeCrm');
  const opened = new FakeCrm();
  await opened.open();
  process.env.CRM_URL = opened.url;
  process.env.DELIVERY_RETRY_MS = '0';
  return opened;
});

let cms: ContactCms;
beforeAll(async () => {
  cms = await startContactCms();
});
afterAll(async () => {
  await cms.stop();
  await crm.close();
});

/** Books a meeting and returns its id. */
async function bookMeeting(): Promise<number> {
  const { id } = await createMeeting(cms.payload);
  const answer = await fetch(`${cms.url}/web/appointments/slots?meeting=${id}`);
  const { slots } = (await answer.json()) as { slots: { startsAt: string }[] };
  const gRecaptchaResponse = await solveCaptcha(cms.url);
  const fields = { ...booking(id, slots.at(-1)?.startsAt ?? ''), gRecaptchaResponse };
  expect((await post(cms, '/web/appointments', fields)).status).toBe(200);
  const { docs } = await cms.payload.find({ collection: 'appointments', sort: '-id', limit: 1, depth: 0 });
  return docs[0]?.id ?? 0;
}

it('reports a cancellation to the CRM after the booking, even if the CRM is slow', async () => {
  const slow: ServerResponse[] = [];
  crm.mood = (response) => slow.push(response) > 0;
  const id = await bookMeeting();
  const booked = deliverDue(cms.payload);
  await vi.waitFor(() => expect(crm.heard).toHaveLength(1));
  await cms.payload.update({ collection: 'appointments', id, data: { state: 'cancelled' } });
  // Two more workers run, but must not send the cancellation before the booking has been delivered.
  await Promise.all([deliverDue(cms.payload), deliverDue(cms.payload)]);
  expect(crm.heard.map(({ state }) => state)).toEqual(['booked']);

  slow[0]?.writeHead(503).end();
  await booked;
  crm.mood = accepts;
  for (let attempt = 0; attempt < 2; attempt += 1) await deliverDue(cms.payload);
  const keys = crm.heard.map(({ key }) => key);
  expect(keys).toEqual([keys[0], keys[0], keys.at(-1)]);
  expect(new Set(keys).size).toBe(2);
  expect(crm.heard.at(-1)?.state).toBe('cancelled');
  const stored = await cms.payload.findByID({ collection: 'appointments', id, depth: 0 });
  expect(stored).toMatchObject({ delivery: 'delivered', state: 'cancelled' });
});
