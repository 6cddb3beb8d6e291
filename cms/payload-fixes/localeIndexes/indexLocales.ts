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
 * Adds the index for reads of localized rows. Payload's index is on (`_locale`, `_parent_id`), but it reads by `_parent_id` alone, which
 * would scan the whole table for each document. Runs before the schema is built, so migrations contain the index.
 */
export function indexLocales({ rawTables }: Adapter): void {
  for (const table of Object.values(rawTables)) {
    if (!table.name.endsWith('_locales') || !('_parentID' in table.columns)) continue;
    table.indexes ??= {};
    table.indexes._parentIdx = { name: `${table.name}_parent_idx`, on: '_parentID' };
  }
}
