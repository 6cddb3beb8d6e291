import type { CollectionBeforeChangeHook } from 'payload';

/** Notes when somebody first took care of a document: when it was no longer new. Response times are made of it. */
export const noteHandled: CollectionBeforeChangeHook = ({ data, originalDoc, operation }) => {
  const before = (originalDoc ?? {}) as { status?: string; handledAt?: string | null };
  const after = data as { status?: string };
  if (operation !== 'update' || before.handledAt || before.status !== 'new') return data;
  if (after.status === undefined || after.status === 'new') return data;
  return { ...data, handledAt: new Date().toISOString() };
};
