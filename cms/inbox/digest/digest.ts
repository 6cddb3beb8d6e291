import { israelClock } from '@group/rules/time/israelTime';
import type { Payload, TaskConfig, Where } from 'payload';
import { queueMail } from '../../outbox/mail/queueMail';
import { inTransaction } from '../../platform/database/inTransaction';
import { env } from '../../platform/env/env';
import { labelText } from '../../platform/labels/labelText';
import type { Locale } from '../../platform/locales/locales';
import { isAssignedTo, IS_OPEN } from '../figures/waiting';
import { inboxCollections } from '../inboxCollections';
import { digestMail, type DigestRow } from './digestMail';

/** Hour of the day at which digests are sent, in Israel's time zone. */
const HOUR = 7;
const LATE_MS = 2 * 24 * 60 * 60 * 1000;

async function rowsFor(payload: Payload, user: number, language: Locale, now: number): Promise<DigestRow[]> {
  const late: Where = { createdAt: { less_than: new Date(now - LATE_MS).toISOString() } };
  return Promise.all(
    inboxCollections(payload).map(async ({ slug, labels }) => {
      const count = async (...conditions: Where[]) =>
        (await payload.count({ collection: slug, where: { and: conditions }, overrideAccess: true }))
          .totalDocs;
      return {
        kind: labelText(labels.plural, slug, language),
        unassigned: await count(IS_OPEN, isAssignedTo(null)),
        own: await count(IS_OPEN, isAssignedTo(user)),
        ownLate: await count(IS_OPEN, isAssignedTo(user), late),
      };
    }),
  );
}

/**
 * Queues the daily digest mail for each subscribed account that has entries waiting. All mails are queued in one
 * transaction.
 * @param payload the CMS
 * @param now current time in ms
 * @returns number of queued mails
 */
export async function sendDigests(payload: Payload, now = Date.now()): Promise<number> {
  const { docs: people } = await payload.find({
    collection: 'users',
    where: { and: [{ digest: { equals: true } }, { roles: { in: ['administrator', 'staff'] } }] },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  const failed = await payload.count({
    collection: 'deliveries',
    where: { state: { equals: 'dead' } },
    overrideAccess: true,
  });
  const mails: { to: string; subject: string; text: string }[] = [];
  for (const { id, email, mailLanguage } of people) {
    const language = mailLanguage ?? 'he';
    const rows = await rowsFor(payload, id, language, now);
    const mail = digestMail({ rows, failed: failed.totalDocs, adminUrl: `${env.cmsUrl}/admin` }, language);
    if (mail) mails.push({ to: email, ...mail });
  }
  await inTransaction(payload, async (req) => {
    for (const mail of mails) await queueMail(req, mail);
  });
  return mails.length;
}

/** Checks whether this run falls in the digest hour. A run that was started without a schedule always counts as due. */
const isDue = (waitUntil: string | null | undefined): boolean =>
  !waitUntil || Math.floor(israelClock(Date.parse(waitUntil)).minutes / 60) === HOUR;

/**
 * Task that sends the digests at seven in the morning in Israel. It runs every hour and checks the time itself, because
 * Payload can schedule only by the server's clock.
 */
export const digest: TaskConfig<'digest'> = {
  slug: 'digest',
  schedule: [{ cron: '0 0 * * * *', queue: 'default' }],
  retries: { attempts: 3, backoff: { type: 'exponential', delay: 60_000 } },
  handler: async ({ job, req: { payload } }) => {
    if (!isDue(job.waitUntil)) return { output: {} };
    const sent = await sendDigests(payload);
    payload.logger.info({ msg: 'Daily digests queued', sent });
    return { output: {} };
  },
};
