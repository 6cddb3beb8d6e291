import type { AuditAction } from './auditActions';
import { writeAudit, type AuditScope, type AuditSubject } from './writeAudit';

/** Views of the same subject by the same user within this time are recorded once. */
const REPEAT_MS = 10 * 60 * 1000;

type Look = Extract<AuditAction, 'entryViewed' | 'fileViewed' | 'listViewed'>;

/**
 * Actions that make it unnecessary to record a view of the same subject. Null means any action, because every change to
 * a document implies that the user saw it.
 */
const COVERING_ACTIONS: Readonly<Record<Look, AuditAction[] | null>> = {
  entryViewed: null,
  fileViewed: ['fileViewed'],
  listViewed: ['listViewed', 'exported'],
};

/**
 * Records in the audit log that a user viewed visitors' data. Reads by the CMS itself and by service accounts are not
 * recorded.
 * @param scope request of the read, or `{ payload, user }`
 * @param action kind of view
 * @param subject the document, file or list that was viewed
 */
export async function auditView(scope: AuditScope, action: Look, subject: AuditSubject): Promise<void> {
  const { payload, user } = scope;
  if (user?.collection !== 'users') return;
  const same = COVERING_ACTIONS[action];
  const { totalDocs } = await payload.db.count({
    collection: 'auditLog',
    req: scope,
    where: {
      and: [
        { actor: { equals: user.id } },
        { subjectKind: { equals: subject.kind } },
        ...(subject.id === undefined ? [] : [{ subjectId: { equals: String(subject.id) } }]),
        ...(same ? [{ action: { in: same } }] : []),
        { createdAt: { greater_than: new Date(Date.now() - REPEAT_MS).toISOString() } },
      ],
    },
  });
  if (totalDocs === 0) await writeAudit(scope, { action, subject });
}
