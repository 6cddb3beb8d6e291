import { getPayload, type Migration } from 'payload';

/**
 * `scripts/migrate.ts [name]`: migrates the database in DATABASE_URL to the named migration, or to the newest one.
 * Creates no content. Fails if this version of the CMS does not contain the named migration.
 */
process.env.PAYLOAD_MIGRATING = 'true';
const [, , last] = process.argv;
const [{ default: config }, { migrations }] = await Promise.all([
  import('../payload.config'),
  import('../migrations/index'),
]);
const wanted = last ? migrations.slice(0, migrations.findIndex(({ name }) => name === last) + 1) : migrations;
if (wanted.length === 0) {
  console.error(
    `This version of the CMS does not know the migration ${last}. Use the version that made the backup, or a newer one.`,
  );
  process.exit(1);
}
const payload = await getPayload({ config, disableOnInit: true });
await payload.db.migrate({ migrations: wanted as Migration[] });
await payload.destroy();
process.exit(0);
