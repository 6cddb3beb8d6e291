import type { CollectionAfterChangeHook, PayloadRequest } from 'payload';
import type { AuditAction } from '../../platform/audit/auditActions';
import { writeAudit } from '../../platform/audit/writeAudit';

/** Fields of an inbox document that staff change. */
interface Worked {
  id: number | string;
  reference: string;
  status?: string | null;
  assignee?: unknown;
  deleteAfter?: string | null;
  notes?: { text?: string | null }[] | null;
}

const idOf = (value: unknown): string => {
  const id: unknown = value && typeof value === 'object' && 'id' in value ? value.id : value;
  return id === null || id === undefined ? '' : String(id as number);
};

async function nameOf(req: PayloadRequest, user: unknown): Promise<string> {
  const id = idOf(user);
  if (!id) return '';
  const found = await req.payload.db.findOne<{ id: number; name?: string }>({
    collection: 'users',
    where: { id: { equals: id } },
    req,
  });
  return found?.name ?? id;
}

const notesOf = ({ notes }: Worked): string => (notes ?? []).map(({ text }) => text ?? '').join('\n');
const dayOf = (day: string | null | undefined): string => day?.slice(0, 10) ?? '';

/**
 * Writes an audit log entry for each change that staff make to an inbox document. For notes it records only that one
 * was added, not its text.
 */
export const auditStaffChanges: CollectionAfterChangeHook<Worked> = async ({
  doc,
  previousDoc,
  operation,
  collection,
  req,
}) => {
  if (operation !== 'update' || !req.user) return doc;
  const subject = { kind: collection.slug, id: doc.id, reference: doc.reference };
  const note = (action: AuditAction, field: string, from?: string, to?: string) =>
    writeAudit(req, {
      action,
      subject,
      changes: from === undefined || to === undefined ? [] : [{ field, from, to }],
    });
  if (doc.status !== previousDoc.status)
    await note('statusChanged', 'status', previousDoc.status ?? '', doc.status ?? '');
  if (idOf(doc.assignee) !== idOf(previousDoc.assignee))
    await note(
      'assigned',
      'assignee',
      await nameOf(req, previousDoc.assignee),
      await nameOf(req, doc.assignee),
    );
  if (dayOf(doc.deleteAfter) !== dayOf(previousDoc.deleteAfter))
    await note('keptUntilChanged', 'deleteAfter', dayOf(previousDoc.deleteAfter), dayOf(doc.deleteAfter));
  if (notesOf(doc) !== notesOf(previousDoc)) await note('noteWritten', 'notes');
  return doc;
};
