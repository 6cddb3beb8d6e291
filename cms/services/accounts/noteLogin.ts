import type { Payload } from 'payload';
import { traceKey } from '../../platform/database/tally';

type Outcome = 'logged in' | 'code asked for' | 'has to wait' | 'wrong e-mail or password' | 'wrong code';

/** Outcomes of a correct password; others may be an attack. */
const EXPECTED: readonly Outcome[] = ['logged in', 'code asked for'];

/**
 * Logs the result of a login. Account and address are the keyed hashes of the table `rateLimits`: they correlate
 * entries without revealing the input (OWASP ASVS 7.1.1, 7.2.1).
 * @param from address of the request
 * @param email as typed
 * @param user id of the account after successful authentication
 */
export function noteLogin(
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
