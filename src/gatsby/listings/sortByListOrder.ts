/** Sort keys of a list's nodes. */
export interface OrderedNode {
  priorityID?: number | null;
  /** The same in every language. */
  documentId: string;
}

/**
 * Sorts a list: nodes with a priority first, ascending, then the others in the order of entry. The order is
 * the same in all languages and does not depend on edits.
 */
export const sortByListOrder = <Node extends OrderedNode>(nodes: Iterable<Node>): Node[] =>
  [...nodes].sort((a, b) => {
    const [first, second] = [a.priorityID ?? Infinity, b.priorityID ?? Infinity];
    return first === second ? Number(a.documentId) - Number(b.documentId) : first - second;
  });
