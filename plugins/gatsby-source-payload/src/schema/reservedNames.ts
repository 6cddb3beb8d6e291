/** Field names of nodes that Gatsby uses itself. */
const GATSBY = new Set(['parent', 'children', 'internal', 'fields']);

/** Field names of nodes that this plugin adds. */
const PLUGIN = new Set(['documentId', 'locale', 'alternates']);

/** Field names of file nodes that Gatsby adds. */
const REMOTE_FILE = new Set(['publicUrl', 'resize', 'gatsbyImage', 'placeholderUrl']);

/** Fields that are omitted. `deletedAt` is not needed, because documents in the trash are never sourced. */
export const OMITTED_FIELDS: ReadonlySet<string> = new Set(['deletedAt']);

/**
 * Checks whether a field name is reserved, so that no collection or global may use it.
 * @param upload whether the documents are files
 */
export function isReservedName(name: string, upload: boolean): boolean {
  return GATSBY.has(name) || PLUGIN.has(name) || (upload && REMOTE_FILE.has(name));
}
