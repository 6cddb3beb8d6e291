import type { Payload } from 'payload';
import {
  incrementTally,
  deleteTallies,
  readTallies,
  traceKey,
  decrementTallies,
  type Tally,
} from '../../platform/database/tally';
import type { Scope } from '../../platform/database/query';
import { ADDRESSES_PER_NETWORK, widerNetwork } from '../../platform/http/clientAddress';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** How long wrong passwords count for the pair of an IP address and an account. */
const PAIR_MS = DAY_MS;
/** How long an IP address is known to an account after a login. */
const KNOWN_MS = 30 * DAY_MS;

/**
 * Number of wrong passwords without a pause. Each further one doubles the pause: 5, 10, 20 … seconds, at most 15
 * minutes.
 */
const FREE_ATTEMPTS = 4;
const FIRST_PAUSE_MS = 5_000;
const MAX_PAUSE_MS = 15 * MINUTE_MS;

const WRONG_PER_ADDRESS = 50;
/**
 * Limits for wrong passwords from one IP address (`address`) and from one network. `account` limits those for one
 * account, and `all` those for all accounts. Only `address` also applies to IP addresses or devices that the account
 * knows.
 */
const WINDOWS = {
  address: { most: WRONG_PER_ADDRESS, windowMs: 10 * MINUTE_MS },
  network: { most: WRONG_PER_ADDRESS * ADDRESSES_PER_NETWORK, windowMs: 10 * MINUTE_MS },
  account: { most: 50, windowMs: 60 * MINUTE_MS },
  all: { most: 1_000, windowMs: 10 * MINUTE_MS },
} as const;

/**
 * Wrong second-factor codes allowed a day, after a correct password. Known IP addresses and devices have a separate
 * limit, because an attacker may share a known IP address.
 */
const MAX_CODES = { unknown: 20, known: 50 } as const;
/** Number of wrong codes in a day from which the owner is notified. */
const TELL_AFTER_CODES = 3;

/** A counted login attempt, with the keys of its counters. */
export interface LoginAttempt {
  pair: string;
  address: string;
  network: string;
  account: string;
  all: string;
  known: string;
  /** Whether this IP address or device has logged in to the account before. */
  isKnown: boolean;
  email: string;
}

const codesOf = (email: string, isKnown: boolean): string =>
  traceKey(isKnown ? 'login:codesKnown' : 'login:codes', email);
const toldOf = (email: string): string => traceKey('login:codesTold', email);

/** Returns the pause in ms after this number of consecutive wrong passwords. */
export function pauseAfter(failures: number): number {
  if (failures <= FREE_ATTEMPTS) return 0;
  return Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - FREE_ATTEMPTS - 1));
}

/**
 * Counts an attempt before its password is verified, so that concurrent attempts cannot exceed the limits.
 * Strangers cannot lock out a user: the growing pauses apply to one pair of IP address and account, or to one known
 * device. Known IP addresses and devices are exempt from the limits per network, per account and in total.
 * @param device id of a known device (`knownDevice`)
 * @returns the attempt, or the end of the pause in ms; an attempt during a pause is not counted
 */
export async function beginAttempt(
  payload: Payload,
  from: string,
  email: string,
  device: string | null = null,
): Promise<LoginAttempt | { until: number }> {
  const keys = {
    pair: device ? traceKey('login:device', device, email) : traceKey('login:pair', from, email),
    address: traceKey('login:from', from),
    network: traceKey('login:network', widerNetwork(from) ?? from),
    account: traceKey('login:account', email),
    all: 'login:all',
    known: traceKey('login:known', from, email),
  };
  const tallies = await readTallies({ payload }, Object.values(keys));
  const of = (key: string): Tally => tallies.get(key) ?? { count: 0, resetsAt: 0 };
  const attempt: LoginAttempt = {
    ...keys,
    isKnown: device !== null || of(keys.known).count > 0,
    email,
  };
  const waits = [pairUntil(of(attempt.pair)), windowUntil(of(attempt.address), WINDOWS.address.most)];
  if (!attempt.isKnown) {
    waits.push(windowUntil(of(attempt.network), WINDOWS.network.most));
    waits.push(windowUntil(of(attempt.account), WINDOWS.account.most));
    waits.push(windowUntil(of(attempt.all), WINDOWS.all.most));
  }
  const until = Math.max(...waits);
  if (until > Date.now()) return { until };

  const before = of(attempt.pair).count;
  const { count } = await incrementTally({ payload }, attempt.pair, PAIR_MS, { extend: true });
  // Concurrent attempts have raised the count since it was read. Once pauses apply, only one of them may continue.
  if (count > before + 1 && pauseAfter(count - 1) > 0) return { until: Date.now() + pauseAfter(count - 1) };
  for (const name of ['address', 'network', 'account', 'all'] as const)
    await incrementTally({ payload }, attempt[name], WINDOWS[name].windowMs);
  return attempt;
}

/**
 * Counts a second-factor code before it is verified, so that concurrent attempts cannot exceed the limit.
 * @returns whether the limit is exceeded, whether the owner must be notified, and when the count restarts (ms)
 */
export async function countCode(
  payload: Payload,
  { email, isKnown }: LoginAttempt,
): Promise<{ isTooMany: boolean; isTold: boolean; until: number }> {
  const { count, resetsAt } = await incrementTally({ payload }, codesOf(email, isKnown), DAY_MS);
  const most = isKnown ? MAX_CODES.known : MAX_CODES.unknown;
  return { isTooMany: count > most, isTold: count >= TELL_AFTER_CODES, until: resetsAt };
}

/** Removes a correct code from the count of wrong codes. */
export const discountCode = (payload: Payload, { email, isKnown }: LoginAttempt): Promise<void> =>
  decrementTallies({ payload }, [codesOf(email, isKnown)]);

/**
 * Returns true at the first call of a day for an account, so that the owner is notified of wrong codes only once a day.
 */
export const claimDailyNotice = async (payload: Payload, email: string): Promise<boolean> =>
  (await incrementTally({ payload }, toldOf(email), DAY_MS)).count === 1;

/** Resets the count of wrong codes of an account after its password was changed. */
export const resetCodeAttempts = (scope: Scope, email: string): Promise<void> =>
  deleteTallies(scope, [codesOf(email, false), codesOf(email, true), toldOf(email)]);

/** Removes a successful attempt from the counters and remembers the IP address as known to the account. */
export async function endAttempt(payload: Payload, attempt: LoginAttempt): Promise<void> {
  await deleteTallies({ payload }, [attempt.pair]);
  await decrementTallies({ payload }, [attempt.address, attempt.network, attempt.account, attempt.all]);
  await incrementTally({ payload }, attempt.known, KNOWN_MS, { extend: true });
}

/**
 * Removes an attempt from the counters if its result is still open, because the second-factor code was missing. Earlier
 * wrong attempts remain counted.
 */
export const dropAttempt = (
  payload: Payload,
  { pair, address, network, account, all }: LoginAttempt,
): Promise<void> => decrementTallies({ payload }, [pair, address, network, account, all]);

/**
 * Each attempt extends the period of the counter, so `resetsAt - PAIR_MS` is the time of the last attempt, when the
 * pause starts.
 */
const pairUntil = ({ count, resetsAt }: Tally): number => resetsAt - PAIR_MS + pauseAfter(count);
const windowUntil = ({ count, resetsAt }: Tally, most: number): number => (count >= most ? resetsAt : 0);
