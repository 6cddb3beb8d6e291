import { Forbidden, type CollectionBeforeOperationHook } from 'payload';

/**
 * Prevents visitors from listing files, because the name of an uploaded report would reveal it before publication.
 * Files remain available by URL and through published documents. Three kinds of reads remain allowed. These are reads
 * by the CMS itself (the local API), by Payload's loader of relations (`currentDepth`), and by the file storage
 * (`filename` in the route). The local API must be allowed explicitly, because Payload uses it without `overrideAccess`
 * to validate the pictures of a global.
 * @throws Forbidden
 */
export const refuseListing: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { currentDepth, overrideAccess } = args as { currentDepth?: number; overrideAccess?: boolean };
  const isRead = operation === 'read' || operation === 'readDistinct' || operation === 'count';
  const isOwn =
    overrideAccess ||
    req.payloadAPI === 'local' ||
    currentDepth !== undefined ||
    req.routeParams?.filename !== undefined;
  if (isRead && !isOwn && !req.user) throw new Forbidden(req.t);
  return args;
};
