/** Names of a node that belong to Gatsby. */
const GATSBY = new Set(['parent', 'children', 'internal', 'fields']);

/** Names of a node that this plugin sets. */
const PLUGIN = new Set(['documentId', 'locale', 'alternates']);

/** Names of a file's node that Gatsby sets. */
const REMOTE_FILE = new Set(['publicUrl', 'resize', 'gatsbyImage', 'placeholderUrl']);

/** Fields that no site needs: trashed documents are never sourced. */
export const LEFT_OUT: ReadonlySet<string> = new Set(['deletedAt']);

/**
 * True for a name that a field of a collection or global may not have.
 * @param upload whether the documents are files
 */
export function isReservedName(name: string, upload: boolean): boolean {
  return GATSBY.has(name) || PLUGIN.has(name) || (upload && REMOTE_FILE.has(name));
}
