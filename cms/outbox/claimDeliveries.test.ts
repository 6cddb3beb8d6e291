import { sql } from '@payloadcms/db-postgres/drizzle';
import { createLocalReq } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Delivery } from '../payload-types';
import { query } from '../platform/database/query';
import { contactMail } from '../services/contact/contactMail';
import { forgetRates, send, startContactCms, type ContactCms } from '../test/contactHarness';
import { claimDeliveries } from './claimDeliveries';
import { queueDelivery } from './queueDelivery';

let cms: ContactCms;
beforeAll(async () => {
  cms = await startContactCms();
});
afterAll(() => cms.stop());
beforeEach(async () => {
  await forgetRates(cms.payload);
  await cms.payload.delete({ collection: 'deliveries', where: {} });
});

const inOrder = (rows: { id: number }[]) => rows.map(({ id }) => id).sort((a, b) => a - b);

async function delivery(): Promise<Delivery> {
  const { docs } = await cms.payload.find({ collection: 'deliveries', depth: 0 });
  if (!docs[0]) throw new Error('There is no delivery');
  return docs[0];
}

it('claims due deliveries in one statement, the longest waiting first, up to the limit', async () => {
  for (let count = 0; count < 5; count += 1) await send(cms);
  const { docs } = await cms.payload.find({ collection: 'deliveries', sort: 'id', depth: 0 });
  const [first, second, third, ...later] = docs.map(({ id }) => id);
  const dueAt = (id: number | undefined, nextAttemptAt: number) =>
    cms.payload.db.updateOne({
      collection: 'deliveries',
      id: id ?? 0,
      data: { nextAttemptAt: new Date(nextAttemptAt).toISOString() },
    });
  await dueAt(third, Date.now() - 60_000);
  await dueAt(first, Date.now() + 60_000);
  const ids = async (most: number) => inOrder(await claimDeliveries(cms.payload, most));
  expect(await ids(2)).toEqual([second, third]);
  expect(await ids(10)).toEqual(later);
  expect(await ids(10)).toEqual([]);
});

it('respects the limit when the planner expects a table of one row', async () => {
  await send(cms);
  await query({ payload: cms.payload }, sql`ANALYZE deliveries`);
  for (let count = 0; count < 5; count += 1) await send(cms);
  const { docs } = await cms.payload.find({ collection: 'deliveries', sort: 'id', depth: 0 });
  // The update makes PostgreSQL store the delivery that has waited longest at the end of the table, so that table order
  // differs from due order.
  const last = docs.at(-1)?.id ?? 0;
  const data = { nextAttemptAt: new Date(Date.now() - 60_000).toISOString() };
  await cms.payload.db.updateOne({ collection: 'deliveries', id: last, data });
  expect(inOrder(await claimDeliveries(cms.payload, 2))).toEqual([docs[0]?.id, last]);
});

it('sends the deliveries of one document in order and does not delay other documents', async () => {
  await send(cms);
  const { id: first, recordId, reference } = await delivery();
  const req = await createLocalReq({}, cms.payload);
  await queueDelivery(req, contactMail, { id: recordId, reference: reference ?? '' });
  await queueDelivery(req, { ...contactMail, slug: 'another' }, { id: recordId, reference: '' });
  await send(cms);
  const { docs } = await cms.payload.find({ collection: 'deliveries', sort: 'id', depth: 0 });
  const [, second, another, ofAnother] = docs.map(({ id }) => id);

  const claimed = await claimDeliveries(cms.payload, 10);
  expect(inOrder(claimed)).toEqual([first, another, ofAnother]);
  // The second delivery must wait while the first is being sent, and also until the first has been retried.
  expect(await claimDeliveries(cms.payload, 10)).toEqual([]);
  const later = { state: 'queued' as const, nextAttemptAt: new Date(Date.now() + 60_000).toISOString() };
  await cms.payload.db.updateOne({ collection: 'deliveries', id: first, data: later });
  expect(await claimDeliveries(cms.payload, 10)).toEqual([]);
  const dead = { state: 'dead' as const, nextAttemptAt: null };
  await cms.payload.db.updateOne({ collection: 'deliveries', id: first, data: dead });
  expect((await claimDeliveries(cms.payload, 10)).map(({ id }) => id)).toEqual([second]);
});

it('does not let a delivery wait for the retry pause of an earlier one of its document', async () => {
  await send(cms);
  const { id: first, recordId } = await delivery();
  const pause = new Date(Date.now() + 9 * 60 * 60 * 1000).toISOString();
  await cms.payload.db.updateOne({
    collection: 'deliveries',
    id: first,
    data: { attempts: 5, nextAttemptAt: pause },
  });
  await send(cms);
  const req = await createLocalReq({}, cms.payload);
  const other = { ...contactMail, slug: 'another' };
  const nextOfFirst = async () =>
    (await cms.payload.findByID({ collection: 'deliveries', id: first, depth: 0 })).nextAttemptAt;
  await queueDelivery(req, other, { id: recordId, reference: '' });
  expect(await nextOfFirst()).toBe(pause);

  await queueDelivery(req, contactMail, { id: recordId, reference: '' });
  expect(Date.parse((await nextOfFirst()) ?? pause)).toBeLessThanOrEqual(Date.now());
  const claimed = await claimDeliveries(cms.payload, 10);
  expect(claimed).toContainEqual(
    expect.objectContaining({ id: first, kind: contactMail.slug, recordId, attempts: 6 }),
  );
});
