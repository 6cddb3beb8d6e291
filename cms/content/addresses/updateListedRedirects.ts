import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook } from 'payload';
import { deleteRedirectsTo, updateRedirects } from './updateRedirects';
import { readListed, type ListedSlug } from './listedPages';
import type { Localized } from './pagePaths';
import { formerListedPathsKey } from './setListedPath';
import { removePathsFromDrafts } from './writePaths';

/**
 * Creates redirects from the old URLs of a document that moved, and removes its new URLs from drafts that had them.
 * Only for published documents.
 */
export function updateListedRedirects(collection: ListedSlug): CollectionAfterChangeHook {
  return async ({ doc, operation, req }) => {
    const key = formerListedPathsKey(collection, operation === 'update' ? doc.id : undefined);
    const moved = req.context[key] as { before: Localized | null } | undefined;
    if (!moved) return doc;
    Reflect.deleteProperty(req.context, key);
    const [stored] = await readListed(req, collection, { id: { equals: doc.id } }, false);
    if (!stored?.published) return doc;
    const after = stored.paths ?? null;
    await updateRedirects(req, [{ collection, page: stored.id, before: moved.before, after }]);
    await removePathsFromDrafts(req, [[stored.id, after]]);
    return doc;
  };
}

/** Deletes the automatic redirects to a document that is being deleted. */
export const deleteListedRedirects =
  (collection: ListedSlug): CollectionBeforeDeleteHook =>
  ({ id, req }) =>
    deleteRedirectsTo(req, id, collection);
