const VALUES = Symbol.for('group-cms.perProcess');

/** Returns all values that `perProcess` has created. Tests that share a process clear them. */
export function processValues(): Map<string, unknown> {
  const shared = globalThis as { [VALUES]?: Map<string, unknown> };
  shared[VALUES] ??= new Map();
  return shared[VALUES];
}

/**
 * Returns a value that exists only once per process. A variable of a module may exist several times, because Next
 * bundles a module separately for each entry point.
 * @param make creates the value; called only for the first caller with this name
 */
export function perProcess<Value>(name: string, make: () => Value): Value {
  const values = processValues();
  if (!values.has(name)) values.set(name, make());
  return values.get(name) as Value;
}
