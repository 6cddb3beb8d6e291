import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  CONTACT_ADDRESS,
  forgetRates,
  runDeliveries,
  message,
  send,
  startContactCms,
  type ContactCms,
} from '../test/contactHarness';
import type { Delivery } from '../payload-types';
import { claimDeliveries } from './claimDeliveries';
import { deliveryKey } from './deliveryKey';
import { deliverDue } from './deliverDue';
import { runOutbox } from './runOutbox';
import { settleDeliveries } from './settleDeliveries';
import { query } from '../platform/database/query';
import { logIn } from '../test/logIn';
import { refuseAuditLog } from '../test/refuseAuditLog';
import { contactMail } from '../services/contact/contactMail';

// Makes deliveries retry immediately, so that the tests need not wait.
vi.hoisted(() => {
  process.env.DELIVERY_RETRY_MS = '0';
});

let cms: ContactCms;
beforeAll(async () => {
  cms = await startContactCms();
});
afterAll(() => cms.stop());
beforeEach(async () => {
  await forgetRates(cms.payload);
  await cms.payload.delete({ collection: 'payload-jobs', where: {} });
  await cms.payload.delete({ collection: 'deliveries', where: {} });
  await cms.payload.delete({ collection: 'mails', where: {} });
  await cms.payload.delete({ collection: 'messages', where: {} });
  await contactAddress(CONTACT_ADDRESS);
});

const contactAddress = (email: string | null) =>
  cms.payload.updateGlobal({ slug: 'siteSettings', locale: 'he', data: { email } });
const mails = async () => (await cms.payload.find({ collection: 'mails', depth: 0 })).docs;
const stored = async () => (await cms.payload.find({ collection: 'messages', depth: 0 })).docs[0];

async function delivery(): Promise<Delivery> {
  const { docs } = await cms.payload.find({ collection: 'deliveries', depth: 0 });
  if (!docs[0]) throw new Error('There is no delivery');
  return docs[0];
}

describe('a stored message', () => {
  it('waits in the queue and is delivered as a mail that staff can read and answer', async () => {
    const reference = (await send(cms)).headers.get('X-Reference') ?? '';
    expect(await mails()).toEqual([]);
    expect(await delivery()).toMatchObject({ state: 'queued', kind: 'contactMail', reference, attempts: 0 });

    await runDeliveries(cms.payload);

    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: CONTACT_ADDRESS,
      from: 'no-reply@localhost',
      replyTo: 'dana@example.com',
    });
    expect(mail?.subject).toBe(`פנייה ${reference} מאת דנה כהן`);
    for (const part of [
      reference,
      'נושא: שירות',
      'דנה כהן',
      '0501234567',
      'שלום, אשמח לפרטים.',
      'הסכמה לדיוור שיווקי: כן',
    ]) {
      expect(mail?.text).toContain(part);
    }
    expect(mail?.text).toContain(`http://localhost:3101/admin/collections/messages/${(await stored())?.id}`);
    expect(await delivery()).toMatchObject({
      state: 'delivered',
      attempts: 1,
      lastError: null,
      nextAttemptAt: null,
    });
    expect(await stored()).toMatchObject({ delivery: 'delivered', deliveryError: null, status: 'new' });
    expect((await cms.payload.count({ collection: 'payload-jobs' })).totalDocs).toBe(0);
  });

  it('cannot inject a line into the mail', async () => {
    await send(cms, message(cms, { content: 'hello\n\nלטיפול בפנייה: https://evil.example/admin' }));
    await runDeliveries(cms.payload);
    const lines = (await mails())[0]?.text?.split('\n') ?? [];
    expect(lines).toEqual(expect.arrayContaining(['> hello', '> לטיפול בפנייה: https://evil.example/admin']));
    expect(lines.filter((line) => line.startsWith('לטיפול בפנייה'))).toHaveLength(1);
  });

  it('is delivered once by concurrent workers and instances', async () => {
    await send(cms);
    const attempts = await Promise.all(Array.from({ length: 8 }, () => deliverDue(cms.payload)));
    expect(attempts.filter(Boolean)).toHaveLength(1);
    await runDeliveries(cms.payload);
    expect(await mails()).toHaveLength(1);
  });

  it('is mailed once, even if the record of the first mail was lost', async () => {
    await send(cms);
    const { recordId, ...queued } = await delivery();
    await contactMail.deliver({ payload: cms.payload, recordId, key: deliveryKey(queued) });
    await runDeliveries(cms.payload);
    expect(await mails()).toHaveLength(1);
    expect((await delivery()).state).toBe('delivered');
  });

  it('is mailed when its delivery reuses the number of a deleted one', async () => {
    await send(cms);
    await runDeliveries(cms.payload);
    const { id } = await delivery();
    await cms.payload.db.deleteMany({ collection: 'messages', where: {} });
    await cms.payload.db.deleteMany({ collection: 'deliveries', where: {} });
    await send(cms);
    const { id: own } = await delivery();
    // Simulates a database restored from a backup, in which ids are assigned again.
    await query(
      { payload: cms.payload },
      sql`UPDATE deliveries SET id = ${id} WHERE id = ${own} RETURNING id`,
    );
    await runDeliveries(cms.payload);
    expect(await mails()).toHaveLength(2);
  });
});

describe('staff', () => {
  it('set the state of a message and cannot change what the visitor sent', async () => {
    await send(cms);
    const before = await stored();
    const response = await fetch(`${cms.url}/api/messages/${before?.id}`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', ...(await logIn(cms, 'staff')) },
      body: JSON.stringify({
        status: 'done',
        notes: [{ text: 'Called back' }],
        content: 'Changed',
        allowedMarketing: false,
        consentVersion: 'another',
        delivery: 'delivered',
      }),
    });
    expect(response.status).toBe(200);
    expect(await stored()).toMatchObject({
      status: 'done',
      notes: [{ text: 'Called back' }],
      content: 'שלום, אשמח לפרטים.',
      allowedMarketing: true,
      consentVersion: before?.consentVersion,
      delivery: 'queued',
    });
  });
});

describe('a delivery that fails', () => {
  it('is retried until it succeeds and shows its last error', async () => {
    await contactAddress(null);
    await send(cms);
    await runDeliveries(cms.payload);
    await runDeliveries(cms.payload);
    expect(await delivery()).toMatchObject({
      state: 'queued',
      attempts: 2,
      lastError: 'The site settings have no e-mail address. Enter one to receive messages.',
    });
    expect(await stored()).toMatchObject({
      delivery: 'queued',
      deliveryError: 'The site settings have no e-mail address. Enter one to receive messages.',
    });

    await contactAddress(CONTACT_ADDRESS);
    await runDeliveries(cms.payload);
    expect(await mails()).toHaveLength(1);
    expect(await delivery()).toMatchObject({ state: 'delivered', attempts: 3, lastError: null });
    expect(await stored()).toMatchObject({ delivery: 'delivered', deliveryError: null });
  });

  it('becomes a dead letter after its last attempt, which staff can replay', async () => {
    await contactAddress(null);
    await send(cms);
    for (let attempt = 0; attempt < contactMail.maxAttempts + 2; attempt += 1)
      await runDeliveries(cms.payload);
    const dead = await delivery();
    expect(dead).toMatchObject({ state: 'dead', attempts: contactMail.maxAttempts, nextAttemptAt: null });
    expect(await stored()).toMatchObject({ delivery: 'failed' });
    expect((await cms.payload.count({ collection: 'payload-jobs' })).totalDocs).toBe(0);

    const staff = await logIn(cms, 'staff');
    const list = (await (
      await fetch(`${cms.url}/api/deliveries?where[state][equals]=dead`, { headers: staff })
    ).json()) as {
      docs: Delivery[];
    };
    expect(list.docs.map(({ id }) => id)).toEqual([dead.id]);

    await contactAddress(CONTACT_ADDRESS);
    const replay = await fetch(`${cms.url}/api/deliveries/${dead.id}/replay`, {
      method: 'POST',
      headers: staff,
    });
    expect(replay.status).toBe(200);
    expect(await stored()).toMatchObject({ delivery: 'queued', deliveryError: null });
    await runDeliveries(cms.payload);
    expect(await mails()).toHaveLength(1);
    expect(await stored()).toMatchObject({ delivery: 'delivered' });
    const again = await fetch(`${cms.url}/api/deliveries/${dead.id}/replay`, {
      method: 'POST',
      headers: staff,
    });
    expect(again.status).toBe(409);
  });

  it('is not replayed when the audit log cannot be written', async () => {
    await send(cms);
    const { id } = await delivery();
    const dead = { state: 'dead', attempts: 3, lastError: 'gone' } as const;
    await cms.payload.db.updateOne({ collection: 'deliveries', id, data: dead, returning: false });
    const headers = await logIn(cms, 'staff');
    refuseAuditLog(cms.payload);
    const url = `${cms.url}/api/deliveries/${id}/replay`;
    expect((await fetch(url, { method: 'POST', headers })).status).toBe(500);
    vi.restoreAllMocks();
    expect(await delivery()).toMatchObject(dead);
  });

  it.each([
    ['en', 'is still in progress'],
    ['he', 'עדיין לא הסתיימה'],
  ])('cannot be deleted before it has ended: %s', async (language, text) => {
    await send(cms);
    const { id } = await delivery();
    const set = (state: Delivery['state']) =>
      cms.payload.db.updateOne({ collection: 'deliveries', id, data: { state }, returning: false });
    const headers = { ...(await logIn(cms, 'admin')), 'Accept-Language': language };
    const remove = () => fetch(`${cms.url}/api/deliveries/${id}`, { method: 'DELETE', headers });
    for (const state of ['queued', 'sending'] as const) {
      await set(state);
      const refused = await remove();
      expect(refused.status).toBe(409);
      expect(await refused.text()).toContain(text);
      expect(await delivery()).toMatchObject({ id, state });
    }
    await set(language === 'en' ? 'dead' : 'delivered');
    expect((await remove()).status).toBe(200);
    expect((await cms.payload.count({ collection: 'deliveries' })).totalDocs).toBe(0);
    // Deleting the message must also delete all of its deliveries.
    await send(cms);
    const url = `${cms.url}/api/messages/${(await stored())?.id}`;
    expect((await fetch(url, { method: 'DELETE', headers })).status).toBe(200);
    expect((await cms.payload.count({ collection: 'deliveries' })).totalDocs).toBe(0);
  });

  it('becomes dead immediately when its message was deleted', async () => {
    await send(cms);
    // Deletes the message directly in the table, because deleting it through the API would delete the delivery too.
    await cms.payload.db.deleteMany({ collection: 'messages', where: {} });
    await runDeliveries(cms.payload);
    expect(await delivery()).toMatchObject({
      state: 'dead',
      attempts: 1,
      lastError: 'The document was deleted',
    });
  });

  it('is visible to staff only', async () => {
    await send(cms);
    const { id } = await delivery();
    const editor = await logIn(cms, 'editor');
    for (const headers of [{}, editor]) {
      expect((await fetch(`${cms.url}/api/deliveries`, { headers })).status).toBe(403);
      expect(
        (await fetch(`${cms.url}/api/deliveries/${id}/replay`, { method: 'POST', headers })).status,
      ).toBe(403);
      expect((await fetch(`${cms.url}/api/messages`, { headers })).status).toBe(403);
    }
    const staff = await logIn(cms, 'staff');
    const patch = await fetch(`${cms.url}/api/deliveries/${id}`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json', ...staff },
      body: JSON.stringify({ state: 'delivered' }),
    });
    expect(patch.status).toBe(403);
  });
});

describe('a worker', () => {
  const sending = async (lockedUntil: number) =>
    cms.payload.db.updateOne({
      collection: 'deliveries',
      id: (await delivery()).id,
      data: { state: 'sending', attempts: 1, lockedUntil },
    });

  it('skips a delivery that another worker is sending, until its lock expires', async () => {
    await send(cms);
    await sending(Date.now() + 60_000);
    expect(await deliverDue(cms.payload)).toBe(0);
    await sending(Date.now() - 1);
    expect(await deliverDue(cms.payload)).toBe(1);
    expect(await mails()).toHaveLength(1);
    expect(await delivery()).toMatchObject({ state: 'delivered', attempts: 2 });
  });

  it('does not record its failure on a delivery that another worker has taken over', async () => {
    await contactAddress(null);
    await send(cms);
    const claimed = await claimDeliveries(cms.payload, 1);
    await sending(Date.now() - 1);
    const again = await claimDeliveries(cms.payload, 1);
    const outcomes = [...claimed, ...again].map((one) => ({
      delivery: one,
      kind: contactMail,
      delivered: false as const,
      error: new Error(`attempt ${one.attempts}`),
    }));
    await settleDeliveries(cms.payload, outcomes.slice(0, 1));
    expect(await delivery()).toMatchObject({ state: 'sending', lastError: null });
    await settleDeliveries(cms.payload, outcomes.slice(1));
    expect(await delivery()).toMatchObject({ state: 'queued', lastError: 'attempt 2' });
  });

  it('records a failure whose message PostgreSQL rejects, and the outcomes of the same batch', async () => {
    await send(cms);
    const [claimed] = await claimDeliveries(cms.payload, 1);
    if (!claimed) throw new Error('Nothing was claimed');
    const error = new Error('refused: a\0b');
    await settleDeliveries(cms.payload, [{ delivery: claimed, kind: contactMail, delivered: false, error }]);
    expect(await delivery()).toMatchObject({ state: 'queued', lastError: 'refused: ab' });
  });

  it('gives up on a delivery that crashed its worker at each attempt', async () => {
    await send(cms);
    const { id } = await delivery();
    await cms.payload.db.updateOne({
      collection: 'deliveries',
      id,
      data: { attempts: contactMail.maxAttempts },
    });
    await deliverDue(cms.payload);
    expect(await delivery()).toMatchObject({ state: 'dead', lastError: 'Every attempt was interrupted' });
    expect(await mails()).toEqual([]);
  });

  it('delivers new messages while it runs, and records all outcomes before it stops', async () => {
    const outbox = runOutbox(cms.payload);
    for (let count = 0; count < 5; count += 1) await send(cms);
    await vi.waitFor(async () => expect(await mails()).toHaveLength(5), { timeout: 20_000, interval: 50 });
    await outbox.stop();
    const { docs } = await cms.payload.find({ collection: 'deliveries', depth: 0 });
    expect(docs.map(({ state }) => state)).toEqual(Array<string>(5).fill('delivered'));
    await send(cms);
    expect(await delivery()).toMatchObject({ state: 'queued' });
  });
});

describe('housekeeping', () => {
  it('runs on schedule and removes expired rows', async () => {
    const past = Date.now() - 1000;
    await cms.payload.create({ collection: 'spentCaptchas', data: { key: 'old', expiresAt: past } });
    await cms.payload.create({
      collection: 'spentCaptchas',
      data: { key: 'new', expiresAt: Date.now() + 60_000 },
    });
    await cms.payload.create({ collection: 'rateLimits', data: { key: 'old', count: 3, resetsAt: past } });
    await cms.payload.create({
      collection: 'idempotencyKeys',
      data: { key: 'old', fingerprint: 'x', owner: 'x', answer: '{}', lockedUntil: past, expiresAt: past },
    });
    const task = cms.payload.config.jobs.tasks?.find(({ slug }) => slug === 'housekeeping');
    expect(task?.schedule?.[0]).toMatchObject({ queue: 'default' });
    await cms.payload.jobs.queue({ task: 'housekeeping', queue: 'default', input: {} });
    await cms.payload.jobs.run({ queue: 'default', silent: true });
    const keys = async (collection: 'spentCaptchas' | 'rateLimits' | 'idempotencyKeys') =>
      (await cms.payload.find({ collection, where: { key: { in: ['old', 'new'] } } })).docs.map(
        ({ key }) => key,
      );
    expect(await keys('spentCaptchas')).toEqual(['new']);
    expect(await keys('rateLimits')).toEqual([]);
    expect(await keys('idempotencyKeys')).toEqual([]);
  });
});
