const KEPT = Symbol.for('group-cms.ofProcess');

/** Where the values of `ofProcess` are: tests that share a process clear it. */
export function valuesOfProcess(): Map<string, unknown> {
  const everywhere = globalThis as { [KEPT]?: Map<string, unknown> };
  everywhere[KEPT] ??= new Map();
  return everywhere[KEPT];
}

/**
 * A value that the whole process shares. Next bundles modules more than once, so that a variable of a module would be there several times.
 * @param name of the value, the same wherever it is asked for
 * @param make called once, by who asks first
 */
export function ofProcess<Value>(name: string, make: () => Value): Value {
  const values = valuesOfProcess();
  if (!values.has(name)) values.set(name, make());
  return values.get(name) as Value;
}
