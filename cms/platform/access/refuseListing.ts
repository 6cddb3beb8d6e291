import { Forbidden, type CollectionBeforeOperationHook } from 'payload';

/**
 * Visitors get files by their addresses, and what published documents say of them, but no list: a report is uploaded before it is published,
 * and its name would tell of it. Reads of the CMS itself, those of Payload's own loader (`currentDepth`), which fills in what documents
 * link to, and those of a bucket's storage for the place of the file that is asked for (its route has a `filename`) are left alone.
 * @throws Forbidden
 */
export const refuseListing: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { currentDepth, overrideAccess } = args as { currentDepth?: number; overrideAccess?: boolean };
  const isRead = operation === 'read' || operation === 'readDistinct' || operation === 'count';
  const isOwn = overrideAccess || currentDepth !== undefined || req.routeParams?.filename !== undefined;
  if (isRead && !isOwn && !req.user) throw new Forbidden(req.t);
  return args;
};
