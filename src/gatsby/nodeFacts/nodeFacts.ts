import type { NodePluginArgs } from 'gatsby';

/** A stored node of the CMS; links are node ids. */
export type SourceNode = Readonly<Record<string, unknown>> & {
  id: string;
  documentId: string;
  locale: string;
};

/** Facts about the nodes of a type. */
export interface NodeFacts<Fact> {
  /** By node id. */
  readonly byId: ReadonlyMap<string, Fact>;
  /** Changes when a node is created, deleted or changed. */
  readonly revision: number;
}

type Args = Pick<NodePluginArgs, 'emitter' | 'getNodesByType'>;
interface Action {
  payload?: (SourceNode & { internal: { type: string } }) | null;
}

/**
 * Keeps facts about all nodes of a type in memory. A warm builder reads all nodes once and then only changes,
 * from Gatsby's emitter, where a query would read them all at each build.
 * @param read returns the facts of a node as JSON, or null to ignore it
 * @returns returns the current facts
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
    // The source plugin creates nodes without a document for a moment to announce field changes.
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
