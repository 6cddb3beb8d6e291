import type { PayloadRequest } from 'payload';
import type { AuditAction } from './auditActions';

/** A field that was changed; without values where they are nobody's business, or many. */
export interface AuditChange {
  field: string;
  from?: string;
  to?: string;
}

/** On what something was done. It names visitors by the reference alone. */
export interface AuditSubject {
  /** Slug of the collection or the global. */
  kind: string;
  id?: number | string;
  /** By what people know it: the reference of a message, the name of an account. */
  reference?: string;
}

interface AuditEntry {
  action: AuditAction;
  subject: AuditSubject;
  changes?: readonly AuditChange[];
  /** Who did it, where that is not who is logged in. */
  actor?: { id: number; name: string };
}

/** Who asks, and in which transaction: a request, or the CMS alone. */
export type AuditScope = Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>;

/** Who is logged in, as the log names them; the CMS itself where nobody is. */
function actorOf({ user }: AuditScope): { actor: number | null; actorName: string | null } {
  if (!user) return { actor: null, actorName: null };
  const name = 'name' in user && typeof user.name === 'string' ? user.name : String(user.id);
  return { actor: user.collection === 'users' ? Number(user.id) : null, actorName: name };
}

/**
 * Writes down who did what, when, on what, in the transaction of the request if it has one: then both are stored or neither.
 * @param scope the request by which it is done, or `{ payload }` for what the CMS does by itself
 * @param entry what was done
 * @throws whatever the database says: what cannot be written down is not done
 */
export async function noteAudit(
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
