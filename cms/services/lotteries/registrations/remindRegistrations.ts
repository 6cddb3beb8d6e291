import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { inTransaction } from '../../../platform/database/inTransaction';
import { query } from '../../../platform/database/query';
import { queueRegistrationMail } from '../mails/queueRegistrationMail';
import { registrationReminder } from '../mails/registrationReminder';

/** Maximum number of reminders per run. The next run continues with the rest. */
const AT_ONCE = 50;

interface Due {
  id: number;
  reference: string;
  lottery: number;
  email: string;
}

/**
 * Finds unconfirmed registrations that need a reminder. It is due a day after the registration, and in any case 12
 * hours before the deadline.
 */
const findDue = (payload: Payload, now: number): Promise<Due[]> => {
  const at = sql`${new Date(now).toISOString()}::timestamptz`;
  return query<Due>(
    { payload },
    sql`SELECT registration.id, registration.reference, registration.email, lottery.id AS lottery
        FROM lottery_registrations AS registration
        JOIN lotteries AS lottery ON lottery.id = registration.lottery_id
        JOIN lottery_draws AS draw ON draw.lottery = lottery.id AND draw.stage = 'announced'
        WHERE registration.takes_part = 'unconfirmed' AND registration.reminded_at IS NULL
          AND lottery.closes_at + interval '24 hours' > ${at}
          AND (registration.created_at + interval '24 hours' <= ${at}
            OR lottery.closes_at + interval '12 hours' <= ${at})
        ORDER BY registration.id LIMIT ${AT_ONCE}`,
  );
};

/**
 * Queues one reminder for each unconfirmed registration. If a mailbox has reached its limit, one later mail covers all
 * of its registrations.
 * @returns number of registrations that were reminded
 */
export async function remindRegistrations(payload: Payload, now = Date.now()): Promise<number> {
  let reminded = 0;
  for (const { id, ...due } of await findDue(payload, now))
    await inTransaction(payload, async (req) => {
      const rows = await query(
        req,
        sql`UPDATE lottery_registrations SET reminded_at = ${new Date(now).toISOString()}
            WHERE id = ${id} AND takes_part = 'unconfirmed' AND reminded_at IS NULL RETURNING id`,
      );
      if (rows.length === 0) return;
      await queueRegistrationMail(req, registrationReminder, { id, ...due });
      reminded += 1;
    });
  return reminded;
}
