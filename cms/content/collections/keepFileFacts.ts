import type { CollectionBeforeOperationHook } from 'payload';

/**
 * Facts that Payload reads from an uploaded file but accepts from requests as well. It protects only name and
 * address.
 */
const FACTS: ReadonlySet<string> = new Set(['width', 'height', 'mimeType', 'filesize']);

/**
 * Removes size and type from requests, because wrong values would fail the site's build. Editors may set the focal
 * point.
 */
export const keepFileFacts: CollectionBeforeOperationHook = ({ args, operation }) => {
  const { data } = args as { data?: unknown };
  if ((operation !== 'create' && operation !== 'update') || typeof data !== 'object' || data === null)
    return args;
  const kept = Object.fromEntries(Object.entries(data).filter(([name]) => !FACTS.has(name)));
  return { ...args, data: kept } as typeof args;
};
