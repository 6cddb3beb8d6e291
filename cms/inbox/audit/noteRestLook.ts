import type { CollectionAfterOperationHook } from 'payload';
import { noteLook } from '../../platform/audit/noteLook';

interface Read {
  id: number;
  reference?: string;
}

/**
 * Writes down that somebody read documents of the inbox by a call; the admin's screens note their looks themselves. Who asks for the
 * reference alone looks at nobody's data.
 */
export const noteRestLook: CollectionAfterOperationHook = async ({
  args,
  collection,
  operation,
  req,
  result,
}) => {
  if (req.payloadAPI === 'local') return result as never;
  const { select } = args as { select?: Readonly<Record<string, unknown>> };
  // `false` asks for everything else.
  if (select?.reference === true && Object.keys(select).length === 1) return result as never;
  const kind = collection.slug;
  if (operation === 'findByID') {
    const { id, reference } = result as unknown as Read;
    await noteLook(req, 'entryViewed', { kind, id, ...(reference && { reference }) });
  }
  // A change of many answers with all of them.
  if (operation === 'find' || operation === 'update') await noteLook(req, 'listViewed', { kind });
  return result as never;
};
