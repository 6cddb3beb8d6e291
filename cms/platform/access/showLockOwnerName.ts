import type { CollectionAfterReadHook } from 'payload';
import { relatedId } from './relatedId';

interface Lock {
  user?: { relationTo?: string; value?: unknown };
}

/**
 * Shows the owner of a lock by name. Payload shows the e-mail address, which editors may not read, so they would see
 * "User: 1". Colleagues may know the name: the error about an outdated form shows it as well.
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
  // Payload displays this field.
  return owner ? { ...doc, user: { ...user, value: { id: owner.id, email: owner.name } } } : doc;
};
