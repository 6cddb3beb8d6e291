import type { PayloadRequest } from 'payload';
import { lockUntilCommit } from '../../platform/database/lockUntilCommit';

/**
 * Holds off other moves of pages until the request's transaction ends, so that two pages published at the same moment cannot take one
 * address.
 */
export const lockPageTree = (req: PayloadRequest): Promise<void> => lockUntilCommit(req, 'page tree');
