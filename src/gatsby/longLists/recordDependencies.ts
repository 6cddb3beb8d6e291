interface Tracked {
  id: string;
}
interface Dependencies {
  track?: boolean;
  connectionType?: string;
}

/** Calls of a node model on which nothing depends. */
const HARMLESS = new Set([
  'findRootNodeAncestor',
  'trackInlineObjectsInRootNode',
  'getTypes',
  'getFieldValue',
]);

/** What is asked of a node model meanwhile. */
export interface Recorded<Model> {
  /** To be asked in place of the model itself. */
  model: Model;
  /**
   * @returns the ids of all that the answers depend on, as Gatsby is told of them; null where they also depend on which nodes there are
   */
  dependencies: () => string[] | null;
}

/**
 * Records which nodes are asked for by their ids. Gatsby is told of them as before.
 * @param model Gatsby's node model
 */
export function recordDependencies<Model extends object>(model: Model): Recorded<Model> {
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
    } else if (typeof name === 'string' && !HARMLESS.has(name)) {
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
