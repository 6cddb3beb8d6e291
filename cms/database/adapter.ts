import { postgresAdapter } from '@payloadcms/db-postgres';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { env, usesPostgres } from '../lib/env';
import { migrations as postgresMigrations } from '../migrations/postgres';
import { migrations as sqliteMigrations } from '../migrations/sqlite';
import { indexLocales } from './indexLocales';

const BUSY_TIMEOUT_MS = 10_000;
const shared = { push: false, blocksAsJSON: true } as const;

/** Both adapters pass themselves to the hook; SQLite's type leaves that out. */
function withLocaleIndexes<Args extends { schema: unknown }>(args: Args): Args['schema'] {
  indexLocales((args as unknown as { adapter: Parameters<typeof indexLocales>[0] }).adapter);
  return args.schema;
}

/** SQLite in a file of the data folder, or PostgreSQL when DATABASE_URL names one. Either migrates itself at start. */
export const database = usesPostgres
  ? postgresAdapter({
      ...shared,
      pool: { connectionString: env.databaseUrl },
      migrationDir: 'migrations/postgres',
      prodMigrations: postgresMigrations,
      beforeSchemaInit: [withLocaleIndexes],
    })
  : sqliteAdapter({
      ...shared,
      client: { url: env.databaseUrl },
      wal: true,
      busyTimeout: BUSY_TIMEOUT_MS,
      transactionOptions: {},
      migrationDir: 'migrations/sqlite',
      prodMigrations: sqliteMigrations,
      beforeSchemaInit: [withLocaleIndexes],
    });
