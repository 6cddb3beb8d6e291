import { postgresAdapter } from '@payloadcms/db-postgres';
import { Pool } from 'pg';
import { migrations } from '../../migrations/index';
import { env } from '../env/env';
import { checkCollation } from './checkCollation';
import { configureConnections } from './configureConnections';
import { indexLocales } from '../../payload-fixes/localeIndexes/indexLocales';
import { migrateAtStart, type Exclusively } from './migrateAtStart';
import { rollBackFailedJobUpdates } from '../../payload-fixes/failedJobUpdates/rollBackFailedJobUpdates';
import { shortenForeignKeys } from '../../payload-fixes/foreignKeyNames/shortenForeignKeys';
import { reportFailedCommits } from '../../payload-fixes/failedCommits/reportFailedCommits';

/**
 * Number of the advisory lock that an instance holds while it runs migrations. Other instances wait for it and then
 * find nothing to migrate.
 */
const MIGRATION_LOCK = 7_301_948;

/** Maximum wait for a free connection, in ms. */
const CONNECTION_MS = 20_000;

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

const adapter = postgresAdapter({
  pool: { connectionString: env.databaseUrl, connectionTimeoutMillis: CONNECTION_MS },
  migrationDir: 'migrations',
  push: false,
  // Stores blocks as JSON. As tables, the 60 block types would need about 300 tables.
  blocksAsJSON: true,
  beforeSchemaInit: [
    ({ adapter: { rawTables }, schema }) => {
      indexLocales({ rawTables });
      shortenForeignKeys({ rawTables });
      return schema;
    },
  ],
});

/** Database adapter for the PostgreSQL database at DATABASE_URL. It runs pending migrations when the CMS starts. */
export const database: typeof adapter = {
  ...adapter,
  init: (args) => {
    const db = adapter.init(args);
    const connect = db.connect;
    reportFailedCommits(db);
    rollBackFailedJobUpdates(db);
    db.connect = async (options) => {
      if (!env.databaseUrl)
        throw new Error(
          'DATABASE_URL is not set. Run the command through npm ("npm start", "npm run seed"), which starts the embedded server, or set it to a PostgreSQL server.',
        );
      // Creates the pool before Payload connects. Otherwise Payload would create one and permanently occupy one of its
      // connections.
      if (!db.pool || db.pool.ended) db.pool = new Pool(db.poolOptions);
      await connect?.call(db, options);
      db.pool.removeAllListeners('error');
      // Without a listener, the error of an idle connection that a server restart breaks would end the process. The
      // next query opens a new connection.
      db.pool.on('error', (err) => args.payload.logger.warn({ err, msg: 'Lost a connection to PostgreSQL' }));
      await migrateAtStart(db, migrations, whileLocked(db));
      await configureConnections(db.pool, env.statementTimeoutMs);
      await checkCollation(args.payload);
    };
    const destroy = db.destroy;
    db.destroy = async () => {
      if (!db.pool.ending) await db.pool.end();
      await destroy?.call(db);
    };
    return db;
  },
};
