import type { ResolveInfo } from './GatsbySchema';
import { selectedFields } from './selectedFields';

/** Fields that add only a dependency on the node's existence. */
const CONSTANT = new Set(['__typename', 'id', 'documentId', 'locale']);

/**
 * Returns the queried fields of a node; null if the page depends on the whole node.
 * @param own names of the node's fields; resolvers compute others from the whole node
 */
export function shownFields(info: ResolveInfo, own: ReadonlySet<string>): ReadonlySet<string> | null {
  const selected = [...(selectedFields(info) ?? ['?'])].filter((name) => !CONSTANT.has(name));
  return selected.every((name) => own.has(name)) ? new Set(selected) : null;
}
