import type { CollectionAfterReadHook } from 'payload';
import { relatedId } from './relatedId';

interface Lock {
  user?: { relationTo?: string; value?: unknown };
}

/**
 * Shows the name of the user who holds a document lock. Payload would show the e-mail address, which editors may not
 * read, so they would see only "User: 1". Colleagues may know the name, which the error about an outdated form shows as
 * well.
 */
export const showLockOwnerName: CollectionAfterReadHook<Lock & { id: number }> = async ({ doc, req }) => {
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
  // Puts the name into the `email` field, because that is the field Payload displays.
  return owner ? { ...doc, user: { ...user, value: { id: owner.id, email: owner.name } } } : doc;
};
