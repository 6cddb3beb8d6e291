import type { Payload } from 'payload';
import { traceKey } from '../../platform/database/tally';

type Outcome = 'logged in' | 'code asked for' | 'has to wait' | 'wrong e-mail or password' | 'wrong code';

/** Outcomes that follow a correct password. All others may be an attack and are logged as warnings. */
const EXPECTED: readonly Outcome[] = ['logged in', 'code asked for'];

/**
 * Logs the result of a login. The account and the IP address are logged as the keyed hashes that the table `rateLimits`
 * uses. They allow entries to be correlated without revealing the input (OWASP ASVS 7.1.1, 7.2.1).
 * @param from IP address of the request
 * @param email e-mail address as typed
 * @param user id of the account after a successful login
 */
export function logLoginResult(
  { logger }: Payload,
  outcome: Outcome,
  { from, email, user }: { from: string; email: string; user?: number | string },
): void {
  logger[EXPECTED.includes(outcome) ? 'info' : 'warn']({
    msg: `Login: ${outcome}`,
    account: traceKey('login:account', email),
    from: traceKey('login:from', from),
    ...(user !== undefined && { user }),
  });
}
