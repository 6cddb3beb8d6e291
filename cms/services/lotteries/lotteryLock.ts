import type { PayloadRequest } from 'payload';
import { lockUntilCommit } from '../../platform/database/lockUntilCommit';

/**
 * Locks a lottery until the transaction ends, so that changes of its registrations run one after another. No
 * registration can be added while the list is being closed. If two with the same identity number arrive at once, one of
 * them is the first.
 */
export const lockLottery = (req: PayloadRequest, lottery: number): Promise<void> =>
  lockUntilCommit(req, `lottery ${lottery}`);
