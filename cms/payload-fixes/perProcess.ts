const VALUES = Symbol.for('group-cms.perProcess');

/** Values of `perProcess`. Tests that share a process clear them. */
export function processValues(): Map<string, unknown> {
  const shared = globalThis as { [VALUES]?: Map<string, unknown> };
  shared[VALUES] ??= new Map();
  return shared[VALUES];
}

/**
 * Returns a value that exists once per process. Next bundles a module once per entry point, so a variable of a module can exist several
 * times.
 * @param make called once, for the first caller of this name
 */
export function perProcess<Value>(name: string, make: () => Value): Value {
  const values = processValues();
  if (!values.has(name)) values.set(name, make());
  return values.get(name) as Value;
}
