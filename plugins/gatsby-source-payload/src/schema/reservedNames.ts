/** Field names of nodes that Gatsby reserves. */
const GATSBY = new Set(['parent', 'children', 'internal', 'fields']);

/** Field names of nodes that this plugin sets. */
const PLUGIN = new Set(['documentId', 'locale', 'alternates']);

/** Field names of file nodes that Gatsby sets. */
const REMOTE_FILE = new Set(['publicUrl', 'resize', 'gatsbyImage', 'placeholderUrl']);

/** Fields to leave out: trashed documents are never sourced. */
export const OMITTED_FIELDS: ReadonlySet<string> = new Set(['deletedAt']);

/**
 * Tells whether a field of a collection or global must not have a name.
 * @param upload whether the documents are files
 */
export function isReservedName(name: string, upload: boolean): boolean {
  return GATSBY.has(name) || PLUGIN.has(name) || (upload && REMOTE_FILE.has(name));
}
