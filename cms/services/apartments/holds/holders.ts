import { sql } from '@payloadcms/db-postgres/drizzle';
import { mailboxOf } from '../../../outbox/confirmation/mailboxOf';
import { query, type Scope } from '../../../platform/database/query';
import { countOne, traceKey } from '../../../platform/database/tally';
import { widerNetwork } from '../../../platform/http/clientAddress';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Holds that one mailbox or identity number may begin per day. */
const BEGUN_A_DAY = 20;

/** A payer who wants to hold a home. */
export interface Holder {
  address: string;
  email: string;
  idNumber: string;
}

/** The keys of a person. A person can hold one home at a time. */
const personTraces = ({ email, idNumber }: Holder): string[] => [
  traceKey('holds:mailbox', mailboxOf(email)),
  traceKey('holds:person', idNumber),
];

/** The key of an address, which many people may share. */
const addressTrace = ({ address }: Holder): string =>
  traceKey('holds:from', widerNetwork(address) ?? address);

/** Counts the open holds of a key. */
async function countOpen(scope: Scope, trace: string): Promise<number> {
  const [row] = await query<{ open: number | string }>(
    scope,
    sql`SELECT COUNT(*) AS open FROM rate_limits WHERE key LIKE ${`${trace}:%`} AND resets_at > ${Date.now()}`,
  );
  return Number(row?.open);
}

/**
 * Records a holder, unless the mailbox or identity number holds another home or began too many holds today.
 * The rows, one per key and hold in the table of rate limits, do not reveal the person.
 * @param reference number of the future reservation
 * @param until when the hold expires
 * @returns false when nothing was recorded
 */
export async function noteHolder(
  scope: Scope,
  holder: Holder,
  reference: string,
  until: number,
): Promise<boolean> {
  const traces = personTraces(holder);
  const rows = sql.join(
    [...traces, addressTrace(holder)].map((trace) => sql`(${`${trace}:${reference}`}, 1, ${until})`),
    sql`, `,
  );
  // Inserted before counting, so that simultaneous holds are all counted.
  await query(scope, sql`INSERT INTO rate_limits (key, count, resets_at) VALUES ${rows} RETURNING id`);
  let isTooMuch = false;
  for (const trace of traces) isTooMuch ||= (await countOpen(scope, trace)) > 1;
  for (const trace of isTooMuch ? [] : traces)
    isTooMuch ||= (await countOne(scope, `${trace} a day`, DAY_MS)).count > BEGUN_A_DAY;
  if (isTooMuch) await forgetHolder(scope, reference);
  return !isTooMuch;
}

/** Counts the open holds from a holder's address, including the holder's own. */
export const countFromAddress = (scope: Scope, holder: Holder): Promise<number> =>
  countOpen(scope, addressTrace(holder));

/** Deletes a holder: the hold has ended or was paid for. */
export async function forgetHolder(scope: Scope, reference: string): Promise<void> {
  await query(scope, sql`DELETE FROM rate_limits WHERE key LIKE ${`holds:%:${reference}`} RETURNING id`);
}

/** Extends the record of a holder. */
export async function keepHolder(scope: Scope, reference: string, until: number): Promise<void> {
  await query(
    scope,
    sql`UPDATE rate_limits SET resets_at = ${until} WHERE key LIKE ${`holds:%:${reference}`} RETURNING id`,
  );
}
