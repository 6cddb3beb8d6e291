import type { CollectionBeforeDeleteHook } from 'payload';
import { deleteRedirectsTo } from './updateRedirects';
import { hasListedDocuments } from './hasListedDocuments';
import { refusePage } from './pageErrors';

/**
 * Rejects the deletion of a page that has child pages. Otherwise deletes the automatic redirects to the page.
 * @throws ValidationError if the page has child pages, including trashed ones
 */
export const guardPageDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { totalDocs } = await req.payload.count({
    collection: 'pages',
    where: { parentPage: { equals: id } },
    trash: true,
    overrideAccess: true,
    req,
  });
  if (totalDocs > 0 || (await hasListedDocuments(req, id)))
    refusePage(req, { field: 'parentPage', message: 'children' });
  await deleteRedirectsTo(req, id);
};
