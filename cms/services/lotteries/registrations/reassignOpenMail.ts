import { sql } from '@payloadcms/db-postgres/drizzle';
import type { CollectionBeforeDeleteHook } from 'payload';
import type { LotteryRegistration } from '../../../payload-types';
import { query } from '../../../platform/database/query';
import { openRegistrationsMail } from '../mails/openRegistrationsMail';
import { findOpenRegistrations } from '../mails/findOpenRegistrations';

/**
 * A queued mail about several registrations belongs to one of them. Before that one is deleted, assigns the mail to
 * another, so that it is still sent.
 */
export const reassignOpenMail: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const found = await req.payload.db.findOne<LotteryRegistration>({
    collection: 'lotteryRegistrations',
    where: { id: { equals: id } },
    req,
  });
  if (!found) return;
  const lottery = typeof found.lottery === 'object' ? found.lottery.id : found.lottery;
  const heir = (await findOpenRegistrations(req, lottery, found.email)).find((one) => one.id !== found.id);
  if (!heir) return;
  await query(
    req,
    sql`UPDATE deliveries SET record_id = ${String(heir.id)}, reference = ${heir.reference}
        WHERE record_collection = 'lotteryRegistrations' AND record_id = ${String(id)}
          AND kind = ${openRegistrationsMail.slug} AND state = 'queued' RETURNING id`,
  );
};
