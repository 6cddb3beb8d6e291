import type { CollectionBeforeChangeHook } from 'payload';

/**
 * Records when an entry was first in progress or done, for response times. Resets it when the entry becomes new again
 * or spam.
 */
export const recordHandlingTime: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  const before = (originalDoc ?? {}) as { status?: string; handledAt?: string | null };
  const after = data as { status?: string };
  if (operation !== 'update' || after.status === undefined || after.status === before.status) return data;
  if (after.status === 'new') return { ...data, handledAt: null };
  if (after.status === 'spam' || before.handledAt) return data;
  return { ...data, handledAt: new Date().toISOString() };
};
