import type { AuditAction } from './auditActions';
import { noteAudit, type AuditScope, type AuditSubject } from './noteAudit';

/** Who looks at the same again within this time has looked once. */
const ONCE_IN_MS = 10 * 60 * 1000;

type Look = Extract<AuditAction, 'entryViewed' | 'fileViewed' | 'listViewed'>;

/** The lines that tell of a look already; of a document all: who worked on it has seen it. */
const SAME: Readonly<Record<Look, AuditAction[] | null>> = {
  entryViewed: null,
  fileViewed: ['fileViewed'],
  listViewed: ['listViewed', 'exported'],
};

/**
 * Writes down that somebody looked at what visitors sent. Only persons look: the CMS itself and programs are not noted.
 * @param scope the request by which it was read, or `{ payload, user }`
 * @param action what kind of look it was
 * @param subject at what
 */
export async function noteLook(scope: AuditScope, action: Look, subject: AuditSubject): Promise<void> {
  const { payload, user } = scope;
  if (user?.collection !== 'users') return;
  const same = SAME[action];
  const { totalDocs } = await payload.db.count({
    collection: 'auditLog',
    req: scope,
    where: {
      and: [
        { actor: { equals: user.id } },
        { subjectKind: { equals: subject.kind } },
        ...(subject.id === undefined ? [] : [{ subjectId: { equals: String(subject.id) } }]),
        ...(same ? [{ action: { in: same } }] : []),
        { createdAt: { greater_than: new Date(Date.now() - ONCE_IN_MS).toISOString() } },
      ],
    },
  });
  if (totalDocs === 0) await noteAudit(scope, { action, subject });
}
