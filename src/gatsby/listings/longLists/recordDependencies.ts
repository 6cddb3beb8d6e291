interface Tracked {
  id: string;
}
interface Dependencies {
  track?: boolean;
  connectionType?: string;
}

/** Methods of a node model without dependencies. */
const UNTRACKED_METHODS = new Set([
  'findRootNodeAncestor',
  'trackInlineObjectsInRootNode',
  'getTypes',
  'getFieldValue',
]);

/** A recording of queries to a node model. */
export interface DependencyRecording<Model> {
  /** Use it in place of the model. */
  model: Model;
  /** @returns the ids that the answers depend on, or null when they also depend on the set of nodes */
  dependencies: () => string[] | null;
}

/** Records which nodes are queried by id. Gatsby still tracks them. */
export function recordDependencies<Model extends object>(model: Model): DependencyRecording<Model> {
  const ids = new Set<string>();
  let areAllKnown = true;
  const note = (name: string | symbol, [of, options]: readonly unknown[]): void => {
    const { track = true, connectionType } = (options ?? {}) as Dependencies;
    if (name === 'getNodeById') {
      if (track) ids.add((of as Tracked).id);
    } else if (name === 'getNodesByIds') {
      if (track) for (const id of (of as { ids: readonly string[] }).ids) ids.add(id);
    } else if (name === 'trackPageDependencies' && !connectionType) {
      for (const { id } of Array.isArray(of) ? (of as Tracked[]) : [of as Tracked]) ids.add(id);
    } else if (typeof name === 'string' && !UNTRACKED_METHODS.has(name)) {
      areAllKnown = false;
    }
  };
  const recorder = new Proxy(model, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]): unknown => {
        note(name, args);
        return Reflect.apply(value, target, args) as unknown;
      };
    },
  });
  return { model: recorder, dependencies: () => (areAllKnown ? [...ids] : null) };
}
