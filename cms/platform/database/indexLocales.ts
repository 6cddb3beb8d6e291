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
 * Adds the index by which localized rows are read. Payload has one on (`_locale`, `_parent_id`) and reads by `_parent_id`
 * alone: without this, each document scans the whole table. It runs before the schema is built, so migrations hold it.
 */
export function indexLocales({ rawTables }: Adapter): void {
  for (const table of Object.values(rawTables)) {
    if (!table.name.endsWith('_locales') || !('_parentID' in table.columns)) continue;
    table.indexes ??= {};
    table.indexes._parentIdx = { name: `${table.name}_parent_idx`, on: '_parentID' };
  }
}
