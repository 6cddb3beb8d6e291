import type { NodePluginArgs } from 'gatsby';

/** A node that the source plugin created from a CMS document. Its links are node ids. */
export type SourceNode = Readonly<Record<string, unknown>> & {
  id: string;
  documentId: string;
  locale: string;
};

/** Facts about all nodes of one type. */
export interface NodeFacts<Fact> {
  /** Facts by node id. */
  readonly byId: ReadonlyMap<string, Fact>;
  /** Increases whenever a fact is added, removed or changed. */
  readonly revision: number;
}

type Args = Pick<NodePluginArgs, 'emitter' | 'getNodesByType'>;
interface Action {
  payload?: (SourceNode & { internal: { type: string } }) | null;
}

/**
 * Keeps facts about all nodes of a type in memory. A warm builder reads all nodes once, and then only the nodes that
 * Gatsby's emitter reports as changed. A query would read all nodes at every build.
 * @param read returns the facts of a node as a JSON value, or null to ignore the node
 * @returns function that returns the current facts
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
    // The source plugin briefly creates nodes without a document to announce changes of fields. They are ignored.
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
