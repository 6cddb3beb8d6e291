import type { CollectionAfterChangeHook, CollectionConfig } from 'payload';
import type { Role } from '../../platform/access/roles';
import { isAssignedTo, OPEN } from '../figures/waiting';
import { inboxKinds } from '../inboxKinds';

interface Account {
  id: number;
  roles?: Role[] | null;
}

const mayAnswer = ({ roles }: Account): boolean =>
  (roles ?? []).some((role) => role === 'staff' || role === 'administrator');

/** What somebody still had to take care of is nobody's once they are no longer of the staff, so that others find it. */
const release: CollectionAfterChangeHook<Account> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || !mayAnswer(previousDoc) || mayAnswer(doc)) return doc;
  for (const { slug } of inboxKinds(req.payload)) {
    const { errors } = await req.payload.update({
      collection: slug,
      where: { and: [OPEN, isAssignedTo(doc.id)] },
      // Every kind of the inbox has it; the type of all collections does not.
      data: { assignee: null } as never,
      depth: 0,
      req,
    });
    if (errors.length > 0)
      req.payload.logger.error({ errors, msg: `Some ${slug} stay with who is no longer of the staff` });
  }
  return doc;
};

/** Has accounts release what they answer for when they lose the role for it; other collections stay as they are. */
export const releaseEntries = (collection: CollectionConfig): CollectionConfig =>
  collection.slug === 'users'
    ? {
        ...collection,
        hooks: { ...collection.hooks, afterChange: [...(collection.hooks?.afterChange ?? []), release] },
      }
    : collection;
