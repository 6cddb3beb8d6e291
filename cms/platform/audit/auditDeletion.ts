import { isolateObjectProperty, type CollectionAfterDeleteHook, type PayloadRequest } from 'payload';
import { writeAudit } from './writeAudit';

/** Key in the request's context that marks a deletion as part of a larger one, which is audited as a whole. */
const PART = 'partOfDeletion';

/**
 * Returns a request for deleting what depends on a deleted document or person. Deletions with it are not audited
 * separately and skip the checks for manual deletions.
 * @param req request of the main deletion
 */
export function cascadeDeletion(req: PayloadRequest): PayloadRequest {
  // Isolates the context, because Payload's local API would otherwise write into the original request.
  const part = isolateObjectProperty(req, 'context');
  part.context = { ...req.context, [PART]: true };
  return part;
}

/**
 * Checks whether a user deletes this document directly. False if the CMS itself deletes it or it is part of a larger
 * deletion.
 * @param req request of a hook
 */
export const isManualDeletion = ({ user, context }: Pick<PayloadRequest, 'context' | 'user'>): boolean =>
  Boolean(user) && context[PART] !== true;

/**
 * Writes an audit log entry for a manual deletion. Retention and the deletion of personal data write their own entries.
 */
export const auditDeletion: CollectionAfterDeleteHook = async ({ doc, collection, req }) => {
  if (!isManualDeletion(req)) return;
  const { id, reference } = doc as { id: number; reference?: string | null };
  await writeAudit(req, {
    action: 'entryDeleted',
    subject: { kind: collection.slug, id, reference: reference ?? `#${id}` },
  });
};
