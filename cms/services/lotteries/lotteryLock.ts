import type { PayloadRequest } from 'payload';
import { lockUntilCommit } from '../../platform/database/lockUntilCommit';

/**
 * Serializes changes of a lottery's registrations: none is added while the list closes, and one of two with
 * the same identity is first.
 */
export const lockLottery = (req: PayloadRequest, lottery: number): Promise<void> =>
  lockUntilCommit(req, `lottery ${lottery}`);
