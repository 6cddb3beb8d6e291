import { sql } from '@payloadcms/db-postgres/drizzle';
import { normalizeMailbox } from '../../../outbox/confirmation/normalizeMailbox';
import { query, type Scope } from '../../../platform/database/query';
import { incrementTally, traceKey } from '../../../platform/database/tally';
import { widerNetwork } from '../../../platform/http/clientAddress';
import { ownDomain } from './ownDomain';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Holds that one verified mailbox may begin per day. */
const BEGUN_A_DAY = 20;
/** Open holds of one domain, and of one address with such domains, while a project is crowded. */
const MOST_NEARBY = 3;

/** A payer who wants to hold a home. */
export interface Holder {
  address: string;
  email: string;
  idNumber: string;
}

/** The keys of a person. Strangers can type them: only a code by e-mail proves a mailbox. */
const personTraces = ({ email, idNumber }: Holder): string[] => [
  traceKey('holds:mailbox', normalizeMailbox(email)),
  traceKey('holds:person', idNumber),
];

const networkOf = ({ address }: Holder): string => widerNetwork(address) ?? address;

/** The key of an address, which many people may share. */
const addressTrace = (holder: Holder): string => traceKey('holds:from', networkOf(holder));

const verifiedTrace = ({ email }: Holder): string => traceKey('holds:verified', normalizeMailbox(email));

/** The keys of a domain whose owner can make any number of mailboxes, and of the address that uses it. */
function nearbyTraces(holder: Holder): string[] {
  const domain = ownDomain(holder.email);
  if (domain === null) return [];
  return [traceKey('holds:domain', domain), traceKey('holds:ownDomainsFrom', networkOf(holder))];
}

/** Counts the open holds of a key. */
async function countOpen(scope: Scope, trace: string): Promise<number> {
  const [row] = await query<{ open: number | string }>(
    scope,
    sql`SELECT COUNT(*) AS open FROM rate_limits WHERE key LIKE ${`${trace}:%`} AND resets_at > ${Date.now()}`,
  );
  return Number(row?.open);
}

async function exceeds(scope: Scope, traces: readonly string[], most: number): Promise<boolean> {
  for (const trace of traces) if ((await countOpen(scope, trace)) > most) return true;
  return false;
}

async function insert(
  scope: Scope,
  traces: readonly string[],
  reference: string,
  until: number,
): Promise<void> {
  const rows = sql.join(
    traces.map((trace) => sql`(${`${trace}:${reference}`}, 1, ${until})`),
    sql`, `,
  );
  await query(scope, sql`INSERT INTO rate_limits (key, count, resets_at) VALUES ${rows} RETURNING id`);
}

/**
 * Records a holder. The rows, one per key and hold in the table of rate limits, do not reveal the person.
 * @param reference number of the future reservation
 * @param until when the hold expires
 * @returns whether the mailbox or identity number is also that of another open hold
 */
export async function noteHolder(
  scope: Scope,
  holder: Holder,
  reference: string,
  until: number,
): Promise<boolean> {
  // Inserted before counting, so that simultaneous holds are all counted.
  await insert(scope, [...personTraces(holder), addressTrace(holder)], reference, until);
  return exceeds(scope, personTraces(holder), 1);
}

/**
 * Records that the holder's mailbox is verified.
 * @returns false when the mailbox verified another open hold, or began too many today
 */
export async function noteVerified(
  scope: Scope,
  holder: Holder,
  reference: string,
  until: number,
): Promise<boolean> {
  const trace = verifiedTrace(holder);
  await insert(scope, [trace], reference, until);
  if (await exceeds(scope, [trace], 1)) return false;
  return (await incrementTally(scope, `${trace} a day`, DAY_MS)).count <= BEGUN_A_DAY;
}

/** Counts the open holds from a holder's address, including the holder's own. */
export const countFromAddress = (scope: Scope, holder: Holder): Promise<number> =>
  countOpen(scope, addressTrace(holder));

/**
 * Records the domain of a holder who has claimed a home. Attempts that did not get one do not count.
 * @returns whether too many open holds use the domain, or domains of this kind from the holder's address
 */
export async function noteNearby(
  scope: Scope,
  holder: Holder,
  reference: string,
  until: number,
): Promise<boolean> {
  const traces = nearbyTraces(holder);
  if (traces.length === 0) return false;
  await insert(scope, traces, reference, until);
  return exceeds(scope, traces, MOST_NEARBY);
}

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
