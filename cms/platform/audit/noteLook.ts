import type { AuditAction } from './auditActions';
import { noteAudit, type AuditScope, type AuditSubject } from './noteAudit';

/** Who looks at the same again within this time has looked once. */
const ONCE_IN_MS = 10 * 60 * 1000;

/**
 * Writes down that somebody looked at what visitors sent. Only persons look: the CMS itself and programs are not noted.
 * @param scope the request by which it was read, or `{ payload, user }`
 * @param action what kind of look it was
 * @param subject at what
 */
export async function noteLook(
  scope: AuditScope,
  action: Extract<AuditAction, 'entryViewed' | 'fileViewed' | 'listViewed'>,
  subject: AuditSubject,
): Promise<void> {
  const { payload, user } = scope;
  if (user?.collection !== 'users') return;
  const { totalDocs } = await payload.count({
    collection: 'auditLog',
    where: {
      and: [
        { actor: { equals: user.id } },
        { action: { equals: action } },
        { subjectKind: { equals: subject.kind } },
        ...(subject.id === undefined ? [] : [{ subjectId: { equals: String(subject.id) } }]),
        { createdAt: { greater_than: new Date(Date.now() - ONCE_IN_MS).toISOString() } },
      ],
    },
    overrideAccess: true,
  });
  if (totalDocs === 0) await noteAudit(scope, { action, subject });
}
