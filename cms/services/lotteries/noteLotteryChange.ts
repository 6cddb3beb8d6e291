import type { CollectionAfterChangeHook } from 'payload';
import { changesOf } from '../../platform/audit/changesOf';
import { noteAudit } from '../../platform/audit/noteAudit';

type Doc = Readonly<Record<string, unknown>>;

/** Writes down who changed a lottery, and what: a moved end of registration is everybody's business. */
export const noteLotteryChange: CollectionAfterChangeHook = async ({
  doc,
  previousDoc,
  collection,
  operation,
  req,
}) => {
  if (!req.user) return;
  const { id, name } = doc as { id: number; name?: unknown };
  const changes =
    operation === 'update' ? changesOf(collection.flattenedFields, previousDoc as Doc, doc as Doc) : [];
  if (operation === 'update' && changes.length === 0) return;
  await noteAudit(req, {
    action: 'lotteryChanged',
    subject: { kind: 'lotteries', id, reference: typeof name === 'string' ? name : String(id) },
    changes,
  });
};
