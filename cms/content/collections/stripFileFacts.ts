import type { CollectionBeforeOperationHook } from 'payload';

/**
 * Properties that Payload reads from the uploaded file, but also accepts from requests. Payload itself protects only
 * the name and the URL.
 */
const FACTS: ReadonlySet<string> = new Set(['width', 'height', 'mimeType', 'filesize']);

/**
 * Removes the dimensions, type and size of a file from requests, because wrong values would make the site's build fail.
 * Editors may still set the focal point.
 */
export const stripFileFacts: CollectionBeforeOperationHook = ({ args, operation }) => {
  const { data } = args as { data?: unknown };
  if ((operation !== 'create' && operation !== 'update') || typeof data !== 'object' || data === null)
    return args;
  const kept = Object.fromEntries(Object.entries(data).filter(([name]) => !FACTS.has(name)));
  return { ...args, data: kept } as typeof args;
};
