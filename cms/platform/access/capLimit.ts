import type { CollectionBeforeOperationHook } from 'payload';

export const MAX_LIMIT = 500;

interface ReadArgs {
  limit?: number;
  pagination?: boolean;
  currentDepth?: number;
}

/**
 * Caps the limit of visitors' reads: `limit=0` and `pagination=false` would return a whole collection, and
 * GraphQL's complexity
 * ignores limits. Reads of the CMS itself (local API) and nested reads of Payload's loader (`currentDepth`)
 * are not capped.
 */
export const capLimit: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'read' || req.payloadAPI === 'local') return args;
  const { limit, pagination, currentDepth } = args as ReadArgs;
  if (currentDepth !== undefined) return args;
  const unlimited = limit === undefined ? pagination === false : !(limit > 0 && limit <= MAX_LIMIT);
  return unlimited ? { ...args, limit: MAX_LIMIT, pagination: true } : args;
};
