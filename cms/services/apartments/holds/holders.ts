import { sql } from '@payloadcms/db-postgres/drizzle';
import { normalizeMailbox } from '../../../outbox/confirmation/normalizeMailbox';
import { query, type Scope } from '../../../platform/database/query';
import { incrementTally, traceKey } from '../../../platform/database/tally';
import { widerNetwork } from '../../../platform/http/clientAddress';
import { privateDomain } from './privateDomain';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Maximum number of holds that one verified mailbox may start per day. */
const BEGUN_A_DAY = 20;
/**
 * Maximum number of open holds of one e-mail domain while a project is crowded (`isCrowded`). Large mail providers are
 * excluded (`privateDomain`). The same maximum applies to all other domains used from one network together.
 */
const MAX_NEARBY = 3;

/** A payer who wants to hold an apartment. */
export interface Holder {
  address: string;
  email: string;
  idNumber: string;
}

/**
 * Returns the keys of a person. Anyone can type another person's data; only an e-mail code proves that a mailbox
 * belongs to the payer.
 */
const personTraces = ({ email, idNumber }: Holder): string[] => [
  traceKey('holds:mailbox', normalizeMailbox(email)),
  traceKey('holds:person', idNumber),
];

const networkOf = ({ address }: Holder): string => widerNetwork(address) ?? address;

/** Returns the key of the client's network. Many people may share it. */
const addressTrace = (holder: Holder): string => traceKey('holds:from', networkOf(holder));

const verifiedTrace = ({ email }: Holder): string => traceKey('holds:verified', normalizeMailbox(email));

/**
 * Returns the keys to count holds with private e-mail domains, whose owners can create any number of mailboxes: one for
 * the domain, one for the client's network. Returns none for large mail providers.
 */
function nearbyTraces(holder: Holder): string[] {
  const domain = privateDomain(holder.email);
  if (domain === null) return [];
  return [traceKey('holds:domain', domain), traceKey('holds:ownDomainsFrom', networkOf(holder))];
}

/** Counts the open holds recorded under a key. */
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
 * Records who starts a hold, so that open holds can be counted. The table of rate limits gets one row per key. The keys
 * are hashes and do not reveal the person.
 * @param reference reference number of the future reservation
 * @param until time when the hold expires, in ms
 * @returns whether another open hold has the same mailbox or identity number
 */
export async function recordHolder(
  scope: Scope,
  holder: Holder,
  reference: string,
  until: number,
): Promise<boolean> {
  // Insert before counting, so that concurrent holds count each other.
  await insert(scope, [...personTraces(holder), addressTrace(holder)], reference, until);
  return exceeds(scope, personTraces(holder), 1);
}

/**
 * Records that the payer has proved to own the mailbox.
 * @returns false if the mailbox already has another verified open hold, or has started too many holds today
 */
export async function recordVerifiedHolder(
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

/** Counts the open holds from the client's network, including the current one. */
export const countHoldsFromNetwork = (scope: Scope, holder: Holder): Promise<number> =>
  countOpen(scope, addressTrace(holder));

/**
 * Records the e-mail domain of a payer who has claimed an apartment. Failed claims are not recorded.
 * @returns whether too many open holds use this domain, or private domains from the same network
 */
export async function recordHolderDomain(
  scope: Scope,
  holder: Holder,
  reference: string,
  until: number,
): Promise<boolean> {
  const traces = nearbyTraces(holder);
  if (traces.length === 0) return false;
  await insert(scope, traces, reference, until);
  return exceeds(scope, traces, MAX_NEARBY);
}

/** Deletes the records about a payer after the hold has ended or was paid for. */
export async function deleteHolder(scope: Scope, reference: string): Promise<void> {
  await query(scope, sql`DELETE FROM rate_limits WHERE key LIKE ${`holds:%:${reference}`} RETURNING id`);
}

/** Extends the records about a payer together with the hold. */
export async function extendHolder(scope: Scope, reference: string, until: number): Promise<void> {
  await query(
    scope,
    sql`UPDATE rate_limits SET resets_at = ${until} WHERE key LIKE ${`holds:%:${reference}`} RETURNING id`,
  );
}
