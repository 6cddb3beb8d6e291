import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { migrations } from '../../migrations/index';
import { query } from './query';

/** Names of this version's migrations that are not applied. Migrations of a newer version are ignored, for rolling upgrades. */
export async function missingMigrations(payload: Payload): Promise<string[]> {
  const rows = await query<{ name: string }>({ payload }, sql`SELECT name FROM payload_migrations`);
  const applied = new Set(rows.map(({ name }) => name));
  return migrations.map(({ name }) => name).filter((name) => !applied.has(name));
}
