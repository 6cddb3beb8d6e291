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
 * Adds the index that reads of localized rows need. Payload's index is on (`_locale`, `_parent_id`), and it reads by `_parent_id` alone:
 * each document would scan the whole table. It runs before the schema is built, so migrations contain the index.
 */
export function indexLocales({ rawTables }: Adapter): void {
  for (const table of Object.values(rawTables)) {
    if (!table.name.endsWith('_locales') || !('_parentID' in table.columns)) continue;
    table.indexes ??= {};
    table.indexes._parentIdx = { name: `${table.name}_parent_idx`, on: '_parentID' };
  }
}
