import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { migrations } from '../../migrations/index';
import { query } from './query';

/**
 * Returns the names of this version's migrations that the database lacks. Additional migrations of a newer version are
 * allowed, so that instances can be upgraded one by one.
 */
export async function missingMigrations(payload: Payload): Promise<string[]> {
  const rows = await query<{ name: string }>({ payload }, sql`SELECT name FROM payload_migrations`);
  const applied = new Set(rows.map(({ name }) => name));
  return migrations.map(({ name }) => name).filter((name) => !applied.has(name));
}
