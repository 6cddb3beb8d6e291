import type { CollectionBeforeOperationHook } from 'payload';

export const MAX_LIMIT = 500;

interface ReadArgs {
  limit?: number;
  pagination?: boolean;
  currentDepth?: number;
}

/**
 * Caps the number of documents that a request can read. `limit=0` and `pagination=false` would otherwise return a whole
 * collection, and GraphQL's complexity limit ignores page sizes. Reads by the CMS itself (local API) and nested reads
 * by Payload's loader (`currentDepth`) are not capped.
 */
export const capLimit: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'read' || req.payloadAPI === 'local') return args;
  const { limit, pagination, currentDepth } = args as ReadArgs;
  if (currentDepth !== undefined) return args;
  const unlimited = limit === undefined ? pagination === false : !(limit > 0 && limit <= MAX_LIMIT);
  return unlimited ? { ...args, limit: MAX_LIMIT, pagination: true } : args;
};
