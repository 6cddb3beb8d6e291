import type { CollectionBeforeDeleteHook } from 'payload';
import { forgetRedirectsTo } from './keepRedirects';
import { hasListed } from './hasListed';
import { refusePage } from './pageErrors';

/**
 * A page that others stand below cannot be deleted: their addresses would break. One that can takes its automatic redirects along.
 * @throws ValidationError when there are pages below it, in the trash or not
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
