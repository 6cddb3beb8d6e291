interface Tracked {
  id: string;
}
interface Dependencies {
  track?: boolean;
  connectionType?: string;
}

/** Methods of a node model that make no page depend on a node. */
const UNTRACKED_METHODS = new Set([
  'findRootNodeAncestor',
  'trackInlineObjectsInRootNode',
  'getTypes',
  'getFieldValue',
]);

/** A recording of the nodes that are read through a node model. */
export interface DependencyRecording<Model> {
  /** Proxy of the model. Pass it on instead of the model to record its calls. */
  model: Model;
  /** @returns the ids of all nodes that were read, or null if a query may also return nodes that do not exist yet */
  dependencies: () => string[] | null;
}

/** Records which nodes are read by id. Gatsby still tracks them as dependencies of the page. */
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
