import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import type { Lottery } from '../../payload-types';
import { listChanges } from '../../platform/audit/listChanges';
import { writeAudit } from '../../platform/audit/writeAudit';

type Doc = Readonly<Record<string, unknown>>;

const subjectOf = ({ id, name }: { id: number; name?: unknown }) => ({
  kind: 'lotteries',
  id,
  reference: typeof name === 'string' ? name : String(id),
});

/** Records in the audit log who changed which fields of a lottery, such as the end of registration. */
export const auditLotteryChange: CollectionAfterChangeHook = async ({
  doc,
  previousDoc,
  collection,
  operation,
  req,
}) => {
  if (!req.user) return;
  const changes =
    operation === 'update' ? listChanges(collection.flattenedFields, previousDoc as Doc, doc as Doc) : [];
  if (operation === 'update' && changes.length === 0) return;
  await writeAudit(req, {
    action: 'lotteryChanged',
    subject: subjectOf(doc as Lottery),
    changes,
  });
};

/** Records in the audit log who deleted a lottery, with its name. */
export const auditLotteryDeletion: CollectionAfterDeleteHook = async ({ doc, req }) => {
  if (req.user) await writeAudit(req, { action: 'entryDeleted', subject: subjectOf(doc as Lottery) });
};
