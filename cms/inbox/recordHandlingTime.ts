import type { CollectionBeforeChangeHook } from 'payload';

/**
 * Records when staff first set an entry to "in progress" or "done", from which response times are calculated. Clears
 * the time if the entry becomes new again or spam.
 */
export const recordHandlingTime: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  const before = (originalDoc ?? {}) as { status?: string; handledAt?: string | null };
  const after = data as { status?: string };
  if (operation !== 'update' || after.status === undefined || after.status === before.status) return data;
  if (after.status === 'new') return { ...data, handledAt: null };
  if (after.status === 'spam' || before.handledAt) return data;
  return { ...data, handledAt: new Date().toISOString() };
};
