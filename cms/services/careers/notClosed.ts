import type { Where } from 'payload';

/**
 * Positions that are not closed.
 * @param now positions that close before are closed
 */
export const notClosed = (now = new Date()): Where => ({
  or: [{ closingDate: { exists: false } }, { closingDate: { greater_than: now.toISOString() } }],
});
