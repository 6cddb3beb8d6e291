import type { NodePluginArgs } from 'gatsby';

/** What happened to nodes since the process began. */
export interface NodeChanges {
  /** How many changes there were so far. */
  count: () => number;
  /** Whether one of these nodes came, went or changed after so many changes. */
  hasChanged: (ids: readonly string[], since: number) => boolean;
}

const EVENTS = ['CREATE_NODE', 'DELETE_NODE', 'ADD_FIELD_TO_NODE', 'ADD_CHILD_NODE_TO_PARENT_NODE'];
const known = new WeakMap<object, NodeChanges>();

/**
 * Follows Gatsby's events of nodes, those that stand for a field of one among them (`fieldDependency` of the source plugin).
 * @param emitter of the process; asked twice, it gives the same
 */
export function nodeChanges(emitter: NodePluginArgs['emitter']): NodeChanges {
  const present = known.get(emitter);
  if (present) return present;
  let count = 0;
  const last = new Map<string, number>();
  for (const event of EVENTS)
    emitter.on(event, ({ payload }: { payload?: { id?: string } | null }) => {
      if (!payload?.id) return;
      count += 1;
      last.set(payload.id, count);
    });
  const changes: NodeChanges = {
    count: () => count,
    hasChanged: (ids, since) => ids.some((id) => (last.get(id) ?? 0) > since),
  };
  known.set(emitter, changes);
  return changes;
}
