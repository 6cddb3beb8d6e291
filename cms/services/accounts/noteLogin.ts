import type { Payload } from 'payload';
import { traceKey } from '../../platform/database/tally';

type Outcome = 'logged in' | 'has to wait' | 'wrong e-mail or password' | 'no code, or a wrong one';

/**
 * Writes to the log what was decided about a login. Account and address are keyed hashes, the same as those in the table `rateLimits`:
 * they tell what belongs together, and neither who it was nor what was typed (OWASP ASVS 7.1.1, 7.2.1).
 * @param from the address it came from
 * @param email as it was typed
 * @param user id of the account, once it is proven
 */
export function noteLogin(
  { logger }: Payload,
  outcome: Outcome,
  { from, email, user }: { from: string; email: string; user?: number | string },
): void {
  logger[outcome === 'logged in' ? 'info' : 'warn']({
    msg: `Login: ${outcome}`,
    account: traceKey('login:account', email),
    from: traceKey('login:from', from),
    ...(user !== undefined && { user }),
  });
}
