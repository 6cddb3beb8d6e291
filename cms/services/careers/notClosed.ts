import type { Where } from 'payload';

/**
 * Returns a query for positions that are not closed.
 * @param now current time
 */
export const notClosed = (now = new Date()): Where => ({
  or: [{ closingDate: { exists: false } }, { closingDate: { greater_than: now.toISOString() } }],
});
