import type { CollectionAfterReadHook } from 'payload';
import { relatedId } from './relatedId';

interface Lock {
  user?: { relationTo?: string; value?: unknown };
}

/**
 * Says who works on a document by name. Payload shows the owner's e-mail address, which editors may not read of each other; they would be
 * told of "User: 1". A name is no secret between those who work in one admin: the form's refusal of an older state tells it as well.
 */
export const nameLockOwner: CollectionAfterReadHook<Lock & { id: number }> = async ({ doc, req }) => {
  const { user } = doc;
  const id = relatedId(user?.value);
  if (user?.relationTo !== 'users' || id === undefined) return doc;
  const owner = await req.payload.findByID({
    collection: 'users',
    id,
    depth: 0,
    select: { name: true },
    disableErrors: true,
    req,
  });
  // Under the name of the field that Payload shows.
  return owner ? { ...doc, user: { ...user, value: { id: owner.id, email: owner.name } } } : doc;
};
