import type { PayloadRequest } from 'payload';
import type { AuditAction } from './auditActions';

/** A changed field. The values are omitted if they are private or long. */
export interface AuditChange {
  field: string;
  from?: string;
  to?: string;
}

/** What an audited action was applied to. Visitors are identified by reference number only. */
export interface AuditSubject {
  /** Slug of the collection or global. */
  kind: string;
  id?: number | string;
  /** Label for people, such as the reference number of an entry or the name of an account. */
  reference?: string;
}

interface AuditEntry {
  action: AuditAction;
  subject: AuditSubject;
  changes?: readonly AuditChange[];
  /** The user who performed the action, if it is not the logged-in user. */
  actor?: { id: number; name: string };
}

/** A request with its user and transaction, or only `payload` for actions of the CMS itself. */
export type AuditScope = Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>;

/** Returns the user who made the request; null values for the CMS itself. */
function actorOf({ user }: AuditScope): { actor: number | null; actorName: string | null } {
  if (!user) return { actor: null, actorName: null };
  const name = 'name' in user && typeof user.name === 'string' ? user.name : String(user.id);
  return { actor: user.collection === 'users' ? Number(user.id) : null, actorName: name };
}

/**
 * Writes an entry to the audit log, in the transaction of the request if there is one.
 * @param scope request of the action, or `{ payload }` for the CMS itself
 * @param entry the action
 * @throws database errors, because an action that cannot be audited must fail
 */
export async function writeAudit(
  scope: AuditScope,
  { action, subject, changes = [], actor }: AuditEntry,
): Promise<void> {
  await scope.payload.db.create({
    collection: 'auditLog',
    req: scope,
    data: {
      action,
      ...(actor ? { actor: actor.id, actorName: actor.name } : actorOf(scope)),
      subjectKind: subject.kind,
      subjectId: subject.id === undefined ? null : String(subject.id),
      reference: subject.reference ?? null,
      changes,
    },
  });
}
