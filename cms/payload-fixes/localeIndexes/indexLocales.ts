interface Adapter {
  rawTables: Record<
    string,
    {
      name: string;
      columns: Record<string, unknown>;
      indexes?: Record<string, { name: string; on: string | string[] }>;
    }
  >;
}

/**
 * Adds an index on `_parent_id` to each table of localised fields. Payload reads these tables by `_parent_id` alone,
 * but its own index begins with `_locale`. Each document would then need a scan of the whole table. Must run before the
 * schema is built, so that migrations contain the index.
 */
export function indexLocales({ rawTables }: Adapter): void {
  for (const table of Object.values(rawTables)) {
    if (!table.name.endsWith('_locales') || !('_parentID' in table.columns)) continue;
    table.indexes ??= {};
    table.indexes._parentIdx = { name: `${table.name}_parent_idx`, on: '_parentID' };
  }
}
