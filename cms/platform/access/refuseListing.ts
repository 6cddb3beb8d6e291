import { Forbidden, type CollectionBeforeOperationHook } from 'payload';

/**
 * Visitors get files by their addresses, and what published documents say of them, but no list: a report is uploaded before it is published,
 * and its name would tell of it. Reads of the CMS itself and those of Payload's own loader (`currentDepth`), which fills in what documents
 * link to, are left alone.
 * @throws Forbidden
 */
export const refuseListing: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const { currentDepth, overrideAccess } = args as { currentDepth?: number; overrideAccess?: boolean };
  const isRead = operation === 'read' || operation === 'readDistinct' || operation === 'count';
  if (isRead && !overrideAccess && !req.user && currentDepth === undefined) throw new Forbidden(req.t);
  return args;
};
