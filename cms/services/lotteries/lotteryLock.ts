import type { PayloadRequest } from 'payload';
import { lockUntilCommit } from '../../platform/database/lockUntilCommit';

/**
 * One thing at a time happens to the registrations of a lottery: nobody registers while the list is closed, and of two who register with
 * one identity one is the first.
 */
export const lockLottery = (req: PayloadRequest, lottery: number): Promise<void> =>
  lockUntilCommit(req, `lottery ${lottery}`);
