import { postgresAdapter } from '@payloadcms/db-postgres';
import { env } from '../env';
import { migrations } from '../../migrations/postgres/index';
import { configureConnections } from './configureConnections';
import { migrateAtStart, type Exclusively } from './migrateAtStart';
import { rollBackFailedJobUpdates } from './rollBackFailedJobUpdates';
import { shared } from './shared';
import { reportFailedCommits } from './transactions';

/** Number of the advisory lock that one instance holds while it migrates; the others wait and then find nothing to do. */
const MIGRATION_LOCK = 7_301_948;

type Postgres = ReturnType<ReturnType<typeof postgresAdapter>['init']>;

const whileLocked =
  ({ pool }: Postgres): Exclusively =>
  async (work) => {
    const connection = await pool.connect();
    try {
      await connection.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
      await work();
    } finally {
      await connection.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
      connection.release();
    }
  };

/** How long a request waits for a connection that is free: then it fails, and those who hold the others go on. */
const CONNECTION_MS = 20_000;

/** A PostgreSQL server, for several instances of the CMS. */
export function postgres(): ReturnType<typeof postgresAdapter> {
  const adapter = postgresAdapter({
    ...shared,
    pool: { connectionString: env.databaseUrl, connectionTimeoutMillis: CONNECTION_MS },
    migrationDir: 'migrations/postgres',
  });
  return {
    ...adapter,
    init: (args) => {
      const db = adapter.init(args);
      const connect = db.connect;
      reportFailedCommits(db);
      rollBackFailedJobUpdates(db);
      db.connect = async (options) => {
        await connect?.call(db, options);
        db.pool.removeAllListeners('error');
        // An idle connection that breaks (the server restarts) must not end the CMS: the next query opens another.
        db.pool.on('error', (err) =>
          args.payload.logger.warn({ err, msg: 'A connection to PostgreSQL broke' }),
        );
        await migrateAtStart(db, migrations, whileLocked(db));
        await configureConnections(db.pool, env.statementTimeoutMs);
      };
      const destroy = db.destroy;
      db.destroy = async () => {
        // Not awaited: Payload keeps one connection to itself for as long as it lives.
        if (!db.pool.ending) void db.pool.end();
        await destroy?.call(db);
      };
      return db;
    },
  };
}
