import { Forbidden, type CollectionBeforeOperationHook } from 'payload';

/**
 * Prevents visitors from listing files: the name of an uploaded report would reveal it before publication. Files
 * remain available by address and through published documents. Allows reads by the CMS (the local API: Payload validates
 * the pictures of a global without `overrideAccess`), by Payload's loader of relations (`currentDepth`) and by the storage
 * (`filename` in the route).
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
