import { isolateObjectProperty, type CollectionAfterDeleteHook, type PayloadRequest } from 'payload';
import { writeAudit } from './writeAudit';

/** Context key of a deletion that is part of an audited deletion. */
const PART = 'partOfDeletion';

/**
 * Request for deleting dependents of a document or person: these deletions are not audited again and skip checks for
 * manual deletions.
 * @param req request of the main deletion
 */
export function cascadeDeletion(req: PayloadRequest): PayloadRequest {
  // Isolated, because the local API writes into the given request.
  const part = isolateObjectProperty(req, 'context');
  part.context = { ...req.context, [PART]: true };
  return part;
}

/**
 * True when a user deletes a document directly, not the CMS or a larger deletion.
 * @param req request of a hook
 */
export const isManualDeletion = ({ user, context }: Pick<PayloadRequest, 'context' | 'user'>): boolean =>
  Boolean(user) && context[PART] !== true;

/** Audits manual deletions. Retention and deletion of personal data write their own entries. */
export const auditDeletion: CollectionAfterDeleteHook = async ({ doc, collection, req }) => {
  if (!isManualDeletion(req)) return;
  const { id, reference } = doc as { id: number; reference?: string | null };
  await writeAudit(req, {
    action: 'entryDeleted',
    subject: { kind: collection.slug, id, reference: reference ?? `#${id}` },
  });
};
