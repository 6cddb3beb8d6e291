import type { ResolveInfo } from './GatsbySchema';
import { selectedFields } from './selectedFields';

/** Fields whose value never changes. A page that queries them only depends on the node's existence. */
const CONSTANT = new Set(['__typename', 'id', 'documentId', 'locale']);

/**
 * Returns the fields of a node that a query selects, or null if the page must depend on the whole node.
 * @param own names of the node's own fields; resolvers may compute other fields from the whole node
 */
export function shownFields(info: ResolveInfo, own: ReadonlySet<string>): ReadonlySet<string> | null {
  const selected = [...(selectedFields(info) ?? ['?'])].filter((name) => !CONSTANT.has(name));
  return selected.every((name) => own.has(name)) ? new Set(selected) : null;
}
