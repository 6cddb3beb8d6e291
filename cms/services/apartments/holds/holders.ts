import { sql } from '@payloadcms/db-postgres/drizzle';
import { mailboxOf } from '../../../outbox/confirmation/mailboxOf';
import { query, type Scope } from '../../../platform/database/query';
import { countOne, traceKey } from '../../../platform/database/tally';
import { env } from '../../../platform/env';
import { widerNetwork } from '../../../platform/http/clientAddress';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How many holds may begin in a day, for each that may be open at once. */
const BEGUN_A_DAY = 20;

/** Who wants to hold something. */
export interface Holder {
  address: string;
  email: string;
  idNumber: string;
}

/** By what a holder is known, and how many holds each may have at once. An address can be that of many people. */
const tracesOf = ({ address, email, idNumber }: Holder): [trace: string, most: number][] => [
  [traceKey('holds:from', widerNetwork(address) ?? address), env.holdsPerAddress],
  [traceKey('holds:mailbox', mailboxOf(email)), env.holdsPerPerson],
  [traceKey('holds:person', idNumber), env.holdsPerPerson],
];

/**
 * Notes who holds something, unless they hold too much already or began too often today. Without that one visitor could take every home off
 * the market. What is kept (a row for each trace and hold, in the table of tallies) tells nobody who it was.
 * @param reference number of the reservation to be
 * @param until when the hold ends by itself
 * @returns false when they hold too much; then nothing is noted
 */
export async function noteHolder(
  scope: Scope,
  holder: Holder,
  reference: string,
  until: number,
): Promise<boolean> {
  const traces = tracesOf(holder);
  const rows = sql.join(
    traces.map(([trace]) => sql`(${`${trace}:${reference}`}, 1, ${until})`),
    sql`, `,
  );
  // First noted, then counted: of many at once none is overlooked.
  await query(scope, sql`INSERT INTO rate_limits (key, count, resets_at) VALUES ${rows} RETURNING id`);
  let isTooMuch = false;
  for (const [trace, most] of traces) {
    const [row] = await query<{ open: number | string }>(
      scope,
      sql`SELECT COUNT(*) AS open FROM rate_limits WHERE key LIKE ${`${trace}:%`} AND resets_at > ${Date.now()}`,
    );
    isTooMuch ||= Number(row?.open) > most;
  }
  for (const [trace, most] of isTooMuch ? [] : traces)
    isTooMuch ||= (await countOne(scope, `${trace} a day`, DAY_MS)).count > most * BEGUN_A_DAY;
  if (isTooMuch) await forgetHolder(scope, reference);
  return !isTooMuch;
}

/** Forgets who held something: the hold has ended, or it was paid for. */
export async function forgetHolder(scope: Scope, reference: string): Promise<void> {
  await query(scope, sql`DELETE FROM rate_limits WHERE key LIKE ${`holds:%:${reference}`} RETURNING id`);
}

/** Keeps in mind for longer who holds something. */
export async function keepHolder(scope: Scope, reference: string, until: number): Promise<void> {
  await query(
    scope,
    sql`UPDATE rate_limits SET resets_at = ${until} WHERE key LIKE ${`holds:%:${reference}`} RETURNING id`,
  );
}
