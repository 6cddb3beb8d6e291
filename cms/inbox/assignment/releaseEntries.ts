import type { CollectionAfterChangeHook, CollectionConfig } from 'payload';
import type { Role } from '../../platform/access/roles';
import { isAssignedTo, IS_OPEN } from '../figures/waiting';
import { inboxCollections } from '../inboxCollections';

interface Account {
  id: number;
  roles?: Role[] | null;
}

const mayAnswer = ({ roles }: Account): boolean =>
  (roles ?? []).some((role) => role === 'staff' || role === 'administrator');

/**
 * Removes an account that loses its staff role as assignee of its open entries, so that colleagues see these entries as
 * unassigned.
 */
const release: CollectionAfterChangeHook<Account> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || !mayAnswer(previousDoc) || mayAnswer(doc)) return doc;
  for (const { slug } of inboxCollections(req.payload)) {
    const { errors } = await req.payload.update({
      collection: slug,
      where: { and: [IS_OPEN, isAssignedTo(doc.id)] },
      // The cast is needed because every inbox collection has an `assignee`, but the union type of all collections does
      // not.
      data: { assignee: null } as never,
      depth: 0,
      req,
    });
    if (errors.length > 0)
      req.payload.logger.error({
        errors,
        msg: `Some ${slug} remain assigned to an account without a staff role`,
      });
  }
  return doc;
};

/**
 * Adds a hook to the users collection that unassigns an account's open entries when the account loses its staff role.
 */
export const releaseEntries = (collection: CollectionConfig): CollectionConfig =>
  collection.slug === 'users'
    ? {
        ...collection,
        hooks: { ...collection.hooks, afterChange: [...(collection.hooks?.afterChange ?? []), release] },
      }
    : collection;
