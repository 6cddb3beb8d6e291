/** Fields by which the nodes of a list are sorted. */
export interface OrderedNode {
  priorityID?: number | null;
  /** Id of the document, which is the same in all languages. */
  documentId: string;
}

/**
 * Sorts the nodes of a list. Nodes with a priority come first, in ascending order. The others follow in the order in
 * which their documents were created. The result is the same in all languages, and edits of other fields do not change
 * it.
 */
export const sortByListOrder = <Node extends OrderedNode>(nodes: Iterable<Node>): Node[] =>
  [...nodes].sort((a, b) => {
    const [first, second] = [a.priorityID ?? Infinity, b.priorityID ?? Infinity];
    return first === second ? Number(a.documentId) - Number(b.documentId) : first - second;
  });
