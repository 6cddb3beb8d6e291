import type { PayloadRequest } from 'payload';
import { lockUntilCommit } from '../../platform/database/lockUntilCommit';

/** Blocks other moves of pages until the transaction ends, so that two pages cannot take the same address. */
export const lockPageTree = (req: PayloadRequest): Promise<void> => lockUntilCommit(req, 'page tree');
