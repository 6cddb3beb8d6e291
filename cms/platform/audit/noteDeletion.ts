import { isolateObjectProperty, type CollectionAfterDeleteHook, type PayloadRequest } from 'payload';
import { noteAudit } from './noteAudit';

/** In the context of a deletion: it is part of another, which is noted. */
const PART = 'partOfDeletion';

/**
 * The request by which a deletion takes along what belongs to a document, or to a person: it notes itself, once, and nobody is asked
 * how its parts stand.
 * @param req of the deletion
 */
export function partOfDeletion(req: PayloadRequest): PayloadRequest {
  // Of its own: the local API writes into the request that it is given.
  const part = isolateObjectProperty(req, 'context');
  part.context = { ...req.context, [PART]: true };
  return part;
}

/**
 * Whether somebody deletes a document by hand: neither the CMS by itself, nor as a part of another deletion.
 * @param req as a hook has it
 */
export const isByHand = ({ user, context }: Pick<PayloadRequest, 'context' | 'user'>): boolean =>
  Boolean(user) && context[PART] !== true;

/** Writes down that somebody deleted a document; what retention and the deletion of personal data take, they note themselves. */
export const noteDeletion: CollectionAfterDeleteHook = async ({ doc, collection, req }) => {
  if (!isByHand(req)) return;
  const { id, reference } = doc as { id: number; reference?: string | null };
  await noteAudit(req, {
    action: 'entryDeleted',
    subject: { kind: collection.slug, id, reference: reference ?? `#${id}` },
  });
};
