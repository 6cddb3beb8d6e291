import type { CollectionBeforeChangeHook } from 'payload';

/**
 * Notes when somebody first took care of a document: when it was in progress or done. Response times are made of it, so that what was only
 * pressed by mistake, and is new again, does not count; nor does spam.
 */
export const noteHandled: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  const before = (originalDoc ?? {}) as { status?: string; handledAt?: string | null };
  const after = data as { status?: string };
  if (operation !== 'update' || after.status === undefined || after.status === before.status) return data;
  if (after.status === 'new') return { ...data, handledAt: null };
  if (after.status === 'spam' || before.handledAt) return data;
  return { ...data, handledAt: new Date().toISOString() };
};
