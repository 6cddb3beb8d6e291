import type { Where } from 'payload';

/** Matches entries that staff have not finished handling. */
export const IS_OPEN: Where = { status: { in: ['new', 'inProgress'] } };

/** Matches entries assigned to the given account, or unassigned entries if the account is null. */
export const isAssignedTo = (user: number | null): Where =>
  user === null ? { assignee: { exists: false } } : { assignee: { equals: user } };
