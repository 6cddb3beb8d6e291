import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Payload } from 'payload';

type Snapshot = Record<string, unknown>;

interface Adapter {
  migrationDir: string;
  schema: unknown;
  requireDrizzleKit: () => { generateDrizzleJson: (schema: unknown) => unknown };
}

/** Parts of Drizzle's schema snapshot that are compared. */
const PARTS = ['tables', 'enums', 'views', 'sequences'] as const;

/**
 * Compares the schema defined by the collections with the snapshot of the newest migration. Needs no database.
 * @returns names of the tables and enums that differ
 */
export async function schemaDrift(payload: Payload): Promise<string[]> {
  const { migrationDir, schema, requireDrizzleKit } = payload.db as unknown as Adapter;
  const newest = readdirSync(migrationDir)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .at(-1);
  if (!newest) return ['no migrations'];
  const migrated = JSON.parse(readFileSync(path.join(migrationDir, newest), 'utf8')) as Snapshot;
  const current = JSON.parse(
    JSON.stringify(await requireDrizzleKit().generateDrizzleJson(schema)),
  ) as Snapshot;
  return PARTS.flatMap((part) =>
    differences((migrated[part] ?? {}) as Snapshot, (current[part] ?? {}) as Snapshot),
  );
}

function differences(before: Snapshot, after: Snapshot): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => !isDeepStrictEqual(before[name], after[name]));
}
