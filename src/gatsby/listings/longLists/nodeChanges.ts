import type { NodePluginArgs } from 'gatsby';

/** Counts and remembers the node changes since the process started. */
export interface NodeChanges {
  /** Returns the number of changes so far. */
  count: () => number;
  /** Checks whether one of the nodes was created, deleted or changed after the given count was read. */
  hasChanged: (ids: readonly string[], since: number) => boolean;
}

const EVENTS = ['CREATE_NODE', 'DELETE_NODE', 'ADD_FIELD_TO_NODE', 'ADD_CHILD_NODE_TO_PARENT_NODE'];
const changesByEmitter = new WeakMap<object, NodeChanges>();

/**
 * Tracks Gatsby's node events. They include changes of single fields, which the source plugin announces with its own
 * nodes (`fieldDependency`).
 * @param emitter Gatsby's emitter. For the same emitter, the same object is returned
 */
export function nodeChanges(emitter: NodePluginArgs['emitter']): NodeChanges {
  const present = changesByEmitter.get(emitter);
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
  changesByEmitter.set(emitter, changes);
  return changes;
}
