import type { Where } from 'payload';

/** What somebody still has to take care of. */
export const OPEN: Where = { status: { in: ['new', 'inProgress'] } };

/** Whose it is; null for nobody's. */
export const isAssignedTo = (user: number | null): Where =>
  user === null ? { assignee: { exists: false } } : { assignee: { equals: user } };
