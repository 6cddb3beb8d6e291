import type { CollectionAfterOperationHook, Where } from 'payload';
import { noteLook } from './noteLook';

interface Read {
  id: number;
  reference?: string;
}

/** What can be counted by without learning anything of a visitor. */
const ABOUT_NOBODY = new Set(['id', 'status', 'assignee', 'createdAt', 'updatedAt']);

/**
 * Writes down that somebody read documents of visitors: by the admin's screens, by a call, or by a change, which answers with what was
 * changed. What the CMS reads with its own rights is no look. Who asks for the reference alone looks at nobody's data, and who counts
 * does so when it is by what a visitor wrote.
 */
export const noteLooks: CollectionAfterOperationHook = async ({
  args,
  collection,
  operation,
  req,
  result,
}) => {
  const { overrideAccess, select, where } = args as {
    overrideAccess?: boolean;
    select?: Readonly<Record<string, unknown>>;
    where?: Where;
  };
  if (overrideAccess) return result as never;
  // `false` asks for everything else.
  if (select?.reference === true && Object.keys(select).length === 1) return result as never;
  const kind = collection.slug;
  if (operation === 'findByID' || operation === 'updateByID') {
    const { id, reference } = result as unknown as Read;
    await noteLook(req, 'entryViewed', { kind, id, ...(reference && { reference }) });
  }
  const isGuess = operation === 'count' && fieldsOf(where).some((field) => !ABOUT_NOBODY.has(field));
  if (operation === 'find' || operation === 'update' || isGuess) await noteLook(req, 'listViewed', { kind });
  return result as never;
};

/** Names of the fields that a query asks about. */
function fieldsOf(where: Where | undefined): string[] {
  return Object.entries(where ?? {}).flatMap(([name, value]) =>
    Array.isArray(value) ? value.flatMap(fieldsOf) : [name],
  );
}
