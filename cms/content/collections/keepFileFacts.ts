import type { CollectionBeforeOperationHook } from 'payload';

/** What Payload reads out of an uploaded file. It protects the name and the address, and takes these from whoever sends them. */
const FACTS: ReadonlySet<string> = new Set(['width', 'height', 'mimeType', 'filesize']);

/**
 * Drops what a call says about the size and the type of a file: these are what the file itself says. A wrong one would end the build of
 * the site. The focal point stays the editors' to choose.
 */
export const keepFileFacts: CollectionBeforeOperationHook = ({ args, operation }) => {
  const { data } = args as { data?: unknown };
  if ((operation !== 'create' && operation !== 'update') || typeof data !== 'object' || data === null)
    return args;
  const kept = Object.fromEntries(Object.entries(data).filter(([name]) => !FACTS.has(name)));
  return { ...args, data: kept } as typeof args;
};
