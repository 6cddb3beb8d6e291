import type { CollectionBeforeOperationHook } from 'payload';

export const MAX_LIMIT = 500;

/**
 * No visitor gets a whole collection at once: `limit=0` would mean everything, and GraphQL's complexity ignores limits.
 * Reads of the CMS itself (the local API) and nested reads of Payload's own loader (`currentDepth`) are left alone.
 */
export const capLimit: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'read' || req.payloadAPI === 'local' || args.currentDepth || !('limit' in args))
    return args;
  const { limit } = args;
  if (limit === undefined || (limit > 0 && limit <= MAX_LIMIT)) return args;
  return { ...args, limit: MAX_LIMIT, pagination: true };
};
