import type { NodePluginArgs } from 'gatsby';
import { buildSchema } from 'gatsby/graphql';

interface Node {
  id: string;
  [field: string]: unknown;
}

/**
 * Test double for Gatsby's nodes. Nodes can be created, changed and deleted, and listeners receive the same events as
 * in Gatsby.
 */
export function fakeNodes(nodes: Readonly<Record<string, readonly Node[]>>) {
  const listeners: Record<string, ((action: object) => void)[]> = {};
  const all = new Map<string, { internal: { type: string } } & Node>();
  const put = (type: string, node: Node) => {
    const whole = { documentId: node.id, locale: 'he', ...node, internal: { type } };
    all.set(node.id, whole);
    return whole;
  };
  for (const [type, ofType] of Object.entries(nodes)) for (const node of ofType) put(type, node);
  const types = Object.keys(nodes).map((type) => `type ${type} { alternates: [String!]! }`);
  /** Types whose nodes were all read, with one entry per read. */
  const reads: string[] = [];
  const tell = (type: string, payload: object) =>
    listeners[type]?.forEach((listener) => listener({ payload }));
  /** Built pages: one for the path of every node. */
  const pages = new Map([...all.values()].map(({ path }) => [path, {}]));
  return {
    reads,
    pages,
    create: (type: string, node: Node) => tell('CREATE_NODE', put(type, node)),
    remove: (id: string) => {
      const node = all.get(id);
      all.delete(id);
      if (node) tell('DELETE_NODE', node);
    },
    args: {
      store: { getState: () => ({ schema: buildSchema(types.join('\n')), pages }) },
      getNode: (id: string) => all.get(id),
      getNodesByType: (type: string) => {
        reads.push(type);
        return [...all.values()].filter(({ internal }) => internal.type === type);
      },
      emitter: {
        on: (event: string, listener: (action: object) => void) => (listeners[event] ??= []).push(listener),
      },
    } as unknown as Pick<NodePluginArgs, 'emitter' | 'getNode' | 'getNodesByType' | 'store'>,
  };
}
