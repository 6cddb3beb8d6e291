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

/** Advisory lock of the migrating instance. Other instances wait and then have nothing to migrate. */
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
  // As tables, 60 block types would be 300 tables.
  blocksAsJSON: true,
  beforeSchemaInit: [
    ({ adapter: { rawTables }, schema }) => {
      indexLocales({ rawTables });
      shortenForeignKeys({ rawTables });
      return schema;
    },
  ],
});

/** The PostgreSQL database at DATABASE_URL. Migrations run when the CMS starts. */
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
      // Otherwise Payload creates a pool and keeps one of its connections.
      if (!db.pool || db.pool.ended) db.pool = new Pool(db.poolOptions);
      await connect?.call(db, options);
      db.pool.removeAllListeners('error');
      // A server restart that breaks an idle connection must not end the CMS. The next query opens a new one.
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
