/** What lists order by, as its node holds it. */
export interface OrderedNode {
  priorityID?: number | null;
  /** The same in each language. */
  documentId: string;
}

/**
 * The order of a list: those with a priority first, the smallest number before all; the others as editors entered them. It is the same
 * in each
 * language, so that a page of the list has the same entries, and an edit moves nothing.
 */
export const inListOrder = <Node extends OrderedNode>(nodes: Iterable<Node>): Node[] =>
  [...nodes].sort((a, b) => {
    const [first, second] = [a.priorityID ?? Infinity, b.priorityID ?? Infinity];
    return first === second ? Number(a.documentId) - Number(b.documentId) : first - second;
  });
