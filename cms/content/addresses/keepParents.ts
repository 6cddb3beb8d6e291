import type { CollectionBeforeDeleteHook } from 'payload';
import { forgetRedirectsTo } from './keepRedirects';
import { hasListed } from './hasListed';
import { refusePage } from './pageErrors';

/**
 * Refuses to delete a page that has pages below it. Deletes the automatic redirects to a deleted page.
 * @throws ValidationError when there are pages below it, also in the trash
 */
export const keepParents: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { totalDocs } = await req.payload.count({
    collection: 'pages',
    where: { parentPage: { equals: id } },
    trash: true,
    overrideAccess: true,
    req,
  });
  if (totalDocs > 0 || (await hasListed(req, id)))
    refusePage(req, { field: 'parentPage', message: 'children' });
  await forgetRedirectsTo(req, id);
};
