import { sql } from '@payloadcms/db-postgres/drizzle';
import { normalizeMailbox } from '../../../outbox/confirmation/normalizeMailbox';
import { query, type Scope } from '../../../platform/database/query';

/** Maximum number of registrations in one mail. */
const MAX = 500;

export interface OpenRegistration {
  id: number;
  reference: string;
  email: string;
}

/** Finds the unconfirmed registrations of a mailbox for a lottery, newest first. */
export async function findOpenRegistrations(
  scope: Scope,
  lottery: number,
  email: string,
): Promise<OpenRegistration[]> {
  const mailbox = normalizeMailbox(email);
  const bare = mailbox.split('@', 1).join('').replaceAll('.', '');
  // The query ignores tags and dots in e-mail addresses. Whether dots matter depends on the provider, so the results
  // are filtered exactly afterwards.
  const rows = await query<OpenRegistration>(
    scope,
    sql`SELECT id, reference, email FROM lottery_registrations
        WHERE lottery_id = ${lottery} AND takes_part = 'unconfirmed'
          AND replace(split_part(split_part(lower(email), '@', 1), '+', 1), '.', '') = ${bare}
        ORDER BY id DESC`,
  );
  return rows.filter((row) => normalizeMailbox(row.email) === mailbox).slice(0, MAX);
}
