import type { PayloadRequest } from 'payload';
import { lockUntilCommit } from '../../platform/database/lockUntilCommit';

/** Locks the page tree until the transaction ends, so that two simultaneous saves cannot take the same URL. */
export const lockPageTree = (req: PayloadRequest): Promise<void> => lockUntilCommit(req, 'page tree');
