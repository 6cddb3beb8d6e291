import type { Where } from 'payload';

/** Matches entries that are not handled yet. */
export const IS_OPEN: Where = { status: { in: ['new', 'inProgress'] } };

/** Matches entries of an account, or unassigned ones for null. */
export const isAssignedTo = (user: number | null): Where =>
  user === null ? { assignee: { exists: false } } : { assignee: { equals: user } };
