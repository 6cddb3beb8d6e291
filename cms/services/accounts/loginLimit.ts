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
/** Time for which wrong passwords of an address and account count. */
const PAIR_MS = DAY_MS;
/** Time for which an address is known to an account after a login. */
const KNOWN_MS = 30 * DAY_MS;

/** Wrong passwords before a pause of 5, 10, 20 … seconds, at most 15 minutes. */
const FREE_ATTEMPTS = 4;
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 15 * MINUTE_MS;

const WRONG_PER_ADDRESS = 50;
/**
 * Limits for wrong passwords: per address, per network, per account from unknown addresses, and from all unknown
 * addresses.
 */
const WINDOWS = {
  address: { most: WRONG_PER_ADDRESS, windowMs: 10 * MINUTE_MS },
  network: { most: WRONG_PER_ADDRESS * ADDRESSES_PER_NETWORK, windowMs: 10 * MINUTE_MS },
  account: { most: 50, windowMs: 60 * MINUTE_MS },
  all: { most: 1_000, windowMs: 10 * MINUTE_MS },
} as const;

/** Wrong codes of a day after the correct password, of unknown and of known addresses. Strangers may have a known one. */
const MOST_CODES = { unknown: 20, known: 50 } as const;
/** Wrong codes of a day after which the owner is told. */
const TELL_AFTER_CODES = 3;

/** Counter keys of a login attempt. */
export interface LoginAttempt {
  pair: string;
  address: string;
  network: string;
  account: string;
  all: string;
  known: string;
  /** Whether the account was used from this address or device before. */
  isKnown: boolean;
  email: string;
}

const codesOf = (email: string, isKnown: boolean): string =>
  traceKey(isKnown ? 'login:codesKnown' : 'login:codes', email);
const toldOf = (email: string): string => traceKey('login:codesTold', email);

/** Pause after consecutive wrong passwords. */
export function pauseAfter(failures: number): number {
  if (failures <= FREE_ATTEMPTS) return 0;
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - FREE_ATTEMPTS - 1));
}

/**
 * Counts an attempt before verifying its password, so that concurrent attempts count.
 * Strangers cannot lock out a user: pauses apply to an address and account, or to a known device. Known addresses and
 * devices are exempt from the limits of unknown ones.
 * @param device id of a known device (`knownDevice`)
 * @returns the attempt, or the end (ms) of the pause; a rejected attempt is not counted
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
  // Concurrent attempts were counted in between: during a pause only one may continue.
  if (count > before + 1 && pauseAfter(count - 1) > 0) return { until: Date.now() + pauseAfter(count - 1) };
  for (const name of ['address', 'network', 'account', 'all'] as const)
    await incrementTally({ payload }, attempt[name], WINDOWS[name].windowMs);
  return attempt;
}

/**
 * Counts a code before verifying it, so that concurrent codes count.
 * @returns whether it is too many, and when the count restarts (ms)
 */
export async function beginCode(
  payload: Payload,
  { email, isKnown }: LoginAttempt,
): Promise<{ isTooMany: boolean; isTold: boolean; until: number }> {
  const { count, resetsAt } = await incrementTally({ payload }, codesOf(email, isKnown), DAY_MS);
  const most = isKnown ? MOST_CODES.known : MOST_CODES.unknown;
  return { isTooMany: count > most, isTold: count >= TELL_AFTER_CODES, until: resetsAt };
}

/** Reverts the count of a correct code. */
export const endCode = (payload: Payload, { email, isKnown }: LoginAttempt): Promise<void> =>
  decrementTallies({ payload }, [codesOf(email, isKnown)]);

/** Tells whether the owner hears of wrong codes for the first time today. */
export const isFirstNews = async (payload: Payload, email: string): Promise<boolean> =>
  (await incrementTally({ payload }, toldOf(email), DAY_MS)).count === 1;

/** Resets the wrong codes of an account whose password is new. */
export const forgetCodes = (scope: Scope, email: string): Promise<void> =>
  deleteTallies(scope, [codesOf(email, false), codesOf(email, true), toldOf(email)]);

/** Reverts the counts of a successful attempt and remembers the address as known. */
export async function endAttempt(payload: Payload, attempt: LoginAttempt): Promise<void> {
  await deleteTallies({ payload }, [attempt.pair]);
  await decrementTallies({ payload }, [attempt.address, attempt.network, attempt.account, attempt.all]);
  await incrementTally({ payload }, attempt.known, KNOWN_MS, { extend: true });
}

/** Reverts the counts of an attempt without a result. Earlier wrong attempts stay counted. */
export const dropAttempt = (
  payload: Payload,
  { pair, address, network, account, all }: LoginAttempt,
): Promise<void> => decrementTallies({ payload }, [pair, address, network, account, all]);

/** The pause starts at the last wrong password. */
const pairUntil = ({ count, resetsAt }: Tally): number => resetsAt - PAIR_MS + pauseAfter(count);
const windowUntil = ({ count, resetsAt }: Tally, most: number): number => (count >= most ? resetsAt : 0);
