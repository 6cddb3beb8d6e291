import type { NodePluginArgs } from 'gatsby';

/** A node of the CMS as it is stored; links are the ids of nodes. */
export type SourceNode = Readonly<Record<string, unknown>> & {
  id: string;
  documentId: string;
  locale: string;
};

/** A few facts of each node of a type. */
export interface NodeFacts<Fact> {
  /** By the ids of the nodes. */
  readonly byId: ReadonlyMap<string, Fact>;
  /** Another number after one of them came, went or changed. */
  readonly revision: number;
}

type Args = Pick<NodePluginArgs, 'emitter' | 'getNodesByType'>;
interface Action {
  payload?: (SourceNode & { internal: { type: string } }) | null;
}

/**
 * Keeps a few facts of all nodes of a type for as long as the process lives: a builder that stays warm reads all nodes once and then
 * those that change, where a query reads them all at each build. Gatsby tells of no change but by its emitter.
 * @param type of the nodes
 * @param read what is kept of a node, as JSON; null for one of which nothing is
 * @returns what gives the facts as they are now
 */
export function nodeFacts<Fact>(
  type: string,
  read: (node: SourceNode) => Fact | null,
): (args: Args) => NodeFacts<Fact> {
  const known = new WeakMap<object, NodeFacts<Fact>>();
  return ({ emitter, getNodesByType }) => {
    const present = known.get(emitter);
    if (present) return present;
    const byId = new Map<string, Fact>();
    const facts = { byId, revision: 0 };
    const put = (node: SourceNode) => {
      const [before, now] = [byId.get(node.id), read(node)];
      if (JSON.stringify(before ?? null) === JSON.stringify(now)) return;
      facts.revision += 1;
      if (now === null) byId.delete(node.id);
      else byId.set(node.id, now);
    };
    for (const node of getNodesByType(type)) put(node as unknown as SourceNode);
    // One without a document is what the source makes for a moment to tell of a field.
    const isOurs = (node: Action['payload']) => node?.internal.type === type && node.documentId;
    emitter.on('CREATE_NODE', ({ payload: node }: Action) => {
      if (node && isOurs(node)) put(node);
    });
    emitter.on('DELETE_NODE', ({ payload: node }: Action) => {
      if (node && isOurs(node) && byId.delete(node.id)) facts.revision += 1;
    });
    known.set(emitter, facts);
    return facts;
  };
}
