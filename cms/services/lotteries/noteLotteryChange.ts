import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import type { Lottery } from '../../payload-types';
import { changesOf } from '../../platform/audit/changesOf';
import { noteAudit } from '../../platform/audit/noteAudit';

type Doc = Readonly<Record<string, unknown>>;

const subjectOf = ({ id, name }: { id: number; name?: unknown }) => ({
  kind: 'lotteries',
  id,
  reference: typeof name === 'string' ? name : String(id),
});

/** Logs who changed which fields of a lottery, such as the end of registration. */
export const noteLotteryChange: CollectionAfterChangeHook = async ({
  doc,
  previousDoc,
  collection,
  operation,
  req,
}) => {
  if (!req.user) return;
  const changes =
    operation === 'update' ? changesOf(collection.flattenedFields, previousDoc as Doc, doc as Doc) : [];
  if (operation === 'update' && changes.length === 0) return;
  await noteAudit(req, {
    action: 'lotteryChanged',
    subject: subjectOf(doc as Lottery),
    changes,
  });
};

/** Logs who deleted a lottery, with its name. */
export const noteLotteryDeletion: CollectionAfterDeleteHook = async ({ doc, req }) => {
  if (req.user) await noteAudit(req, { action: 'entryDeleted', subject: subjectOf(doc as Lottery) });
};
