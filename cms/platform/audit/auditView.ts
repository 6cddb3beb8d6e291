import type { AuditAction } from './auditActions';
import { writeAudit, type AuditScope, type AuditSubject } from './writeAudit';

/** Repeated views of the same subject within this time are one entry. */
const REPEAT_MS = 10 * 60 * 1000;

type Look = Extract<AuditAction, 'entryViewed' | 'fileViewed' | 'listViewed'>;

/** Actions that make a view entry redundant. For a document that is any action, because a change implies a view. */
const COVERING_ACTIONS: Readonly<Record<Look, AuditAction[] | null>> = {
  entryViewed: null,
  fileViewed: ['fileViewed'],
  listViewed: ['listViewed', 'exported'],
};

/**
 * Audits that a user viewed data of visitors. The CMS itself and service accounts are not audited.
 * @param scope request of the read, or `{ payload, user }`
 * @param action kind of view
 * @param subject viewed document, file or list
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
