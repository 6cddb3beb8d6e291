import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { sqliteAdapter } from '@payloadcms/db-sqlite';
import { env } from '../env';
import { migrations } from '../../migrations/sqlite/index';
import { migrateAtStart } from './migrateAtStart';
import { serialClient } from './serialClient';
import { rollBackFailedJobUpdates } from './rollBackFailedJobUpdates';
import { shared } from './shared';
import { reportFailedCommits } from './transactions';

/** The embedded database: one file, one process that serves it. */
export function sqlite(): ReturnType<typeof sqliteAdapter> {
  const adapter = sqliteAdapter({
    ...shared,
    client: { url: env.databaseUrl },
    transactionOptions: {},
    // Content refers to documents by number, in JSON that no foreign key watches: no number may be given twice. PostgreSQL does not.
    autoIncrement: true,
    migrationDir: 'migrations/sqlite',
  });
  return {
    ...adapter,
    init: (args) => {
      const db = adapter.init(args);
      const connect = db.connect;
      reportFailedCommits(db);
      rollBackFailedJobUpdates(db);
      db.connect = async (options) => {
        const file = env.databaseUrl.replace(/^file:/, '');
        if (file.startsWith('/')) await mkdir(path.dirname(file), { recursive: true });
        db.client ??= await serialClient(env.databaseUrl);
        await connect?.call(db, options);
        await migrateAtStart(db, migrations, (work) => work());
      };
      const destroy = db.destroy;
      db.destroy = async () => {
        db.client?.close();
        await destroy?.call(db);
      };
      return db;
    },
  };
}
