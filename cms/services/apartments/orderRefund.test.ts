import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetRates, runDeliveries, startContactCms, type ContactCms } from '../../test/contactHarness';
import { ASSET, beginPayment, createApartment, decide } from '../../test/paymentHarness';
import { logIn } from '../../test/logIn';
import { refuseAuditLog } from '../../test/refuseAuditLog';

let cms: ContactCms;
let staff: Record<string, string>;
let editor: Record<string, string>;

beforeAll(async () => {
  cms = await startContactCms();
  await createApartment(cms);
  [staff, editor] = await Promise.all([logIn(cms, 'staff'), logIn(cms, 'editor')]);
});
afterAll(() => cms.stop());
beforeEach(async () => {
  await forgetRates(cms.payload);
  for (const collection of [
    'payload-jobs',
    'deliveries',
    'mails',
    'sandboxPayments',
    'apartmentHolds',
  ] as const)
    await cms.payload.delete({ collection, where: { id: { exists: true } } });
  // Delete directly in the database, because the hooks reject deleting open reservations.
  await cms.payload.db.deleteMany({ collection: 'reservations', where: {} });
  await cms.payload.db.deleteMany({ collection: 'auditLog', where: {} });
});
afterEach(() => vi.restoreAllMocks());

const reservation = async () => {
  const { docs } = await cms.payload.find({ collection: 'reservations', depth: 0, sort: '-id', limit: 1 });
  if (!docs[0]) throw new Error('There is no reservation');
  return docs[0];
};
const refund = async (headers = staff) =>
  fetch(`${cms.url}/api/reservations/${(await reservation()).id}/refund`, { method: 'POST', headers });
const state = async () => {
  const response = await fetch(`${cms.url}/web/apartments/state?assets=${ASSET}`);
  return ((await response.json()) as Record<string, { state: string }>)[ASSET]?.state;
};
const audit = async () =>
  (await cms.payload.find({ collection: 'auditLog', depth: 0 })).docs.map(
    ({ action, actorName, reference }) => [action, actorName, reference],
  );

describe('a refund ordered by staff', () => {
  it('returns the money, puts the home on offer, tells the payer and is in the audit log', async () => {
    await decide(cms, await beginPayment(cms), 'pay');
    await runDeliveries(cms.payload);
    await cms.payload.delete({ collection: 'mails', where: { id: { exists: true } } });
    expect((await refund()).status).toBe(200);
    expect(await reservation()).toMatchObject({ paymentState: 'refunding', delivery: 'queued' });
    expect((await reservation()).refundOrderedAt).toBeTruthy();
    expect(await state()).toBe('taken');

    await runDeliveries(cms.payload);
    expect(await reservation()).toMatchObject({ paymentState: 'refunded', delivery: 'delivered' });
    const { docs } = await cms.payload.find({ collection: 'sandboxPayments' });
    expect(docs[0]?.state).toBe('refunded');
    expect(await state()).toBe('free');
    const mails = (await cms.payload.find({ collection: 'mails', depth: 0 })).docs;
    expect(mails.map(({ to }) => to)).toEqual(['dana@example.com']);
    expect(mails[0]?.text).toContain('refunding your advance payment in full');
    const { reference } = await reservation();
    expect(await audit()).toEqual([['refundOrdered', 'יואב לביא', reference]]);
  });

  it('is ordered once by simultaneous requests', async () => {
    await decide(cms, await beginPayment(cms), 'pay');
    const answers = await Promise.all([refund(), refund(), refund()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await audit()).toHaveLength(1);
  });

  it('is rejected for an unpaid reservation', async () => {
    await beginPayment(cms);
    expect((await refund()).status).toBe(409);
    expect(await reservation()).toMatchObject({ paymentState: 'pending' });
    expect(await audit()).toEqual([]);
  });

  it('is rejected for editors and strangers, and for an unknown reservation', async () => {
    await decide(cms, await beginPayment(cms), 'pay');
    expect((await refund(editor)).status).toBe(403);
    expect((await refund({})).status).toBe(403);
    const none = await fetch(`${cms.url}/api/reservations/987654/refund`, { method: 'POST', headers: staff });
    expect(none.status).toBe(404);
    expect(await reservation()).toMatchObject({ paymentState: 'paid' });
  });

  it('is not ordered when the audit log cannot be written', async () => {
    await decide(cms, await beginPayment(cms), 'pay');
    refuseAuditLog(cms.payload);
    expect((await refund()).status).toBe(500);
    vi.restoreAllMocks();
    expect(await reservation()).toMatchObject({ paymentState: 'paid', refundOrderedAt: null });
  });
});

describe('a refund that the provider refuses permanently', () => {
  const close = async (headers = staff) =>
    fetch(`${cms.url}/api/reservations/${(await reservation()).id}/refunded`, { method: 'POST', headers });
  /** Orders a refund that fails permanently, because the provider of the payment is no longer in use. */
  const orderRefused = async () => {
    await decide(cms, await beginPayment(cms), 'pay');
    await runDeliveries(cms.payload);
    const { id } = await reservation();
    await cms.payload.db.updateOne({ collection: 'reservations', id, data: { provider: 'former' } });
    await refund();
  };

  it('is closed by staff after the money was returned in another way, and can then be deleted', async () => {
    await orderRefused();
    // The delivery has not failed yet, so the provider may still refund the payment.
    expect((await close()).status).toBe(409);
    await runDeliveries(cms.payload);
    expect(await reservation()).toMatchObject({ paymentState: 'refunding', delivery: 'failed' });
    expect((await close(editor)).status).toBe(403);
    expect((await close({})).status).toBe(403);

    const answers = await Promise.all([close(), close()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await reservation()).toMatchObject({ paymentState: 'refunded' });
    expect(await state()).toBe('free');
    const { reference, id } = await reservation();
    expect(await audit()).toContainEqual(['statusChanged', 'יואב לביא', reference]);

    await runDeliveries(cms.payload);
    expect(await reservation()).toMatchObject({ delivery: 'delivered', deliveryError: null });
    await cms.payload.delete({ collection: 'reservations', id });
    expect((await cms.payload.count({ collection: 'reservations' })).totalDocs).toBe(0);
  });

  it('is not closed when the audit log cannot be written', async () => {
    await orderRefused();
    await runDeliveries(cms.payload);
    refuseAuditLog(cms.payload);
    expect((await close()).status).toBe(500);
    vi.restoreAllMocks();
    expect(await reservation()).toMatchObject({ paymentState: 'refunding', delivery: 'failed' });
  });

  it('is not possible for a reservation that was not paid or not refunded', async () => {
    const begun = await beginPayment(cms);
    expect((await close()).status).toBe(409);
    await decide(cms, begun, 'pay');
    expect((await close()).status).toBe(409);
    expect(await reservation()).toMatchObject({ paymentState: 'paid' });
  });
});
