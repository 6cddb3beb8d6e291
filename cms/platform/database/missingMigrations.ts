import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { migrations as postgresMigrations } from '../../migrations/postgres/index';
import { migrations as sqliteMigrations } from '../../migrations/sqlite/index';
import { usesPostgres } from '../env';
import { query } from './query';

/**
 * Migrations of this version that the database does not hold. What a newer version added counts for nothing: while instances are replaced
 * one after the other, those of the old version go on.
 * @throws whatever the database says
 */
export async function missingMigrations(payload: Payload): Promise<string[]> {
  const rows = await query<{ name: string }>({ payload }, sql`SELECT name FROM payload_migrations`);
  const applied = new Set(rows.map(({ name }) => name));
  const known: readonly { name: string }[] = usesPostgres ? postgresMigrations : sqliteMigrations;
  return known.map(({ name }) => name).filter((name) => !applied.has(name));
}
