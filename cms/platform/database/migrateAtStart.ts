import type { BaseDatabaseAdapter, Migration } from 'payload';

/** Runs work that only one instance of the CMS may run at a time. */
export type Exclusively = (work: () => Promise<void>) => Promise<void>;

type Migrating = Pick<BaseDatabaseAdapter, 'migrate' | 'payload'>;

/**
 * Runs the pending migrations. Payload's `prodMigrations` option does this in production only.
 * @throws Error if the database contains a migration that this version of the CMS does not know
 */
export async function migrateAtStart(
  db: Migrating,
  migrations: readonly { name: string }[],
  exclusively: Exclusively,
): Promise<void> {
  // Migration commands choose themselves which migrations to run.
  if (process.env.PAYLOAD_MIGRATING === 'true') return;
  await exclusively(async () => {
    const unknown = (await appliedMigrations(db)).filter(
      (name) => !migrations.some((known) => known.name === name),
    );
    if (unknown.length > 0) {
      throw new Error(
        `The database contains migrations that this version of the CMS does not know (${unknown.join(', ')}). ` +
          'Start the version that created it, or use an empty database: move the folder postgres out of the data folder, or set DATABASE_URL to another database.',
      );
    }
    await db.migrate({ migrations: migrations as Migration[] });
  });
}

/**
 * Returns the names of the migrations that the database has. An empty database does not have the migrations table yet.
 */
async function appliedMigrations({ payload }: Migrating): Promise<string[]> {
  try {
    const { docs } = await payload.find({ collection: 'payload-migrations', pagination: false, depth: 0 });
    return docs.map(({ name }) => String(name));
  } catch (error) {
    if (isMissingTable(error)) return [];
    throw error;
  }
}

/**
 * Checks for the PostgreSQL error "undefined table" (42P01). Any other error must not make an unreadable database look
 * empty.
 */
function isMissingTable(error: unknown): boolean {
  for (let fault = error; fault instanceof Error; fault = fault.cause)
    if ((fault as { code?: unknown }).code === '42P01') return true;
  return false;
}
