import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetRates, runDeliveries, startContactCms, type ContactCms } from '../../test/contactHarness';
import { storedMessage } from '../../test/inboxHarness';
import { median, responseTimes } from '../figures/responseTimes';
import { sendDigests } from './digest';
import { digestMail } from './digestMail';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

let cms: ContactCms;
let staffId = 0;

beforeAll(async () => {
  cms = await startContactCms();
  const { docs } = await cms.payload.find({ collection: 'users', where: { roles: { contains: 'staff' } } });
  staffId = docs[0]?.id ?? 0;
});
afterAll(() => cms.stop());
beforeEach(async () => {
  await forgetRates(cms.payload);
  for (const collection of ['messages', 'deliveries', 'mails', 'payload-jobs'] as const)
    await cms.payload.delete({ collection, where: { id: { exists: true } } });
});

const wants = (digest: boolean, mailLanguage: 'en' | 'he' = 'en') =>
  cms.payload.update({ collection: 'users', id: staffId, data: { digest, mailLanguage } });
const digests = async () => {
  await runDeliveries(cms.payload);
  const { docs } = await cms.payload.find({
    collection: 'mails',
    where: { subject: { contains: 'aily digest' } },
  });
  return docs;
};

describe('the daily digest', () => {
  it('goes to subscribed staff, with their own and unassigned entries', async () => {
    await wants(true);
    await storedMessage(cms);
    const own = await storedMessage(cms, { senderEmail: 'x@example.com', senderPhone: '0527654321' });
    await cms.payload.update({ collection: 'messages', id: own.id, data: { assignee: staffId } });
    expect(await sendDigests(cms.payload, Date.now() + 3 * DAY_MS)).toBe(1);
    const [mail, ...more] = await digests();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: 'staff@even-derech.example',
      subject: 'Daily digest: 1 assigned to you, 1 unassigned',
    });
    expect(mail?.text).toContain('Messages: 1 assigned to you (1 for more than two days); 1 unassigned');
    expect(mail?.text).not.toContain('דנה');
  });

  it('is sent neither to other staff nor without waiting entries', async () => {
    await wants(true);
    expect(await sendDigests(cms.payload)).toBe(0);
    await wants(false);
    await storedMessage(cms);
    expect(await sendDigests(cms.payload)).toBe(0);
  });

  it('counts entries of an account that left the staff as unassigned', async () => {
    await wants(true);
    const { id } = await storedMessage(cms);
    await cms.payload.update({ collection: 'messages', id, data: { status: 'inProgress' } });
    expect(await sendDigests(cms.payload)).toBe(1);
    expect((await digests())[0]?.subject).toBe('Daily digest: 0 assigned to you, 1 unassigned');
  });

  it.each([
    ['2026-01-10T05:00:00.000Z', 1],
    ['2026-01-10T04:00:00.000Z', 0],
    ['2026-07-10T04:00:00.000Z', 1],
    ['2026-07-10T05:00:00.000Z', 0],
  ])('goes out at seven in Israel, winter and summer: of the hour %s %d', async (waitUntil, count) => {
    await wants(true);
    await storedMessage(cms);
    await cms.payload.jobs.queue({ task: 'digest', input: {}, waitUntil: new Date(waitUntil) });
    await cms.payload.jobs.run({ queue: 'default', silent: true });
    expect(await digests()).toHaveLength(count);
  });

  it('runs as a job', async () => {
    await wants(true);
    await storedMessage(cms);
    await cms.payload.jobs.queue({ task: 'digest', input: {} });
    await cms.payload.jobs.run({ queue: 'default', silent: true });
    expect(await digests()).toHaveLength(1);
  });

  it('is in Hebrew for Hebrew accounts', () => {
    const rows = [{ kind: 'לידים', unassigned: 2, own: 0, ownLate: 0 }];
    const mail = digestMail({ rows, failed: 1, adminUrl: 'https://cms.example/admin' }, 'he');
    expect(mail?.subject).toBe('סיכום יומי: 0 בטיפולך, 2 ללא אחראי');
    expect(mail?.text).toContain('לידים: 2 ללא אחראי\nמסירות שנכשלו: 1');
  });
});

describe('response times', () => {
  it.each([
    [[], null],
    [[3], 3],
    [[1, 9, 2], 2],
    [[4, 1, 2, 100], 3],
  ])('use the median of %j: %j', (numbers, middle) => {
    expect(median(numbers)).toBe(middle);
  });

  it('run from the arrival to the first handling, without spam', async () => {
    const { payload } = cms;
    const user = {
      ...(await payload.findByID({ collection: 'users', id: staffId })),
      collection: 'users' as const,
    };
    const arrive = async (hoursAgo: number, status?: 'done' | 'spam') => {
      const { id } = await storedMessage(cms, { senderEmail: `x${hoursAgo}@example.com` });
      const createdAt = new Date(Date.now() - hoursAgo * HOUR_MS).toISOString();
      await payload.db.updateOne({ collection: 'messages', id, data: { createdAt } });
      if (status) await payload.update({ collection: 'messages', id, data: { status } });
      return createdAt;
    };
    await arrive(2, 'done');
    await arrive(6, 'done');
    await arrive(5, 'spam');
    // Simulates a message that was marked as done by mistake and then reset. It must not count as handled.
    const { docs } = await payload.find({ collection: 'messages', where: { status: { equals: 'spam' } } });
    for (const status of ['done', 'new', 'spam'] as const)
      await payload.update({ collection: 'messages', id: docs[0]?.id ?? 0, data: { status } });
    expect((await payload.findByID({ collection: 'messages', id: docs[0]?.id ?? 0 })).handledAt).toBeNull();
    const oldest = await arrive(40 * 24);
    await arrive(1);
    const times = await responseTimes({ payload, user }, 'messages');
    expect(times).toMatchObject({ arrived: 3, handled: 2, oldestNew: oldest });
    expect(times.medianHours).toBeCloseTo(4, 1);
  });
});
