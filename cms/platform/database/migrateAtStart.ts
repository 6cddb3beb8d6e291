import type { BaseDatabaseAdapter, Migration } from 'payload';

/** Runs work that two instances of the CMS must not do at once. */
export type Exclusively = (work: () => Promise<void>) => Promise<void>;

type Migrating = Pick<BaseDatabaseAdapter, 'migrate' | 'payload'>;

/**
 * Brings the database up to date: runs the migrations it has not seen, in every mode of Node, unlike `prodMigrations`.
 * @throws Error when the database was made by another version of the CMS, which this one would damage
 */
export async function migrateAtStart(
  db: Migrating,
  migrations: readonly { name: string }[],
  exclusively: Exclusively,
): Promise<void> {
  // The commands of `payload migrate` decide themselves what runs.
  if (process.env.PAYLOAD_MIGRATING === 'true') return;
  await exclusively(async () => {
    const unknown = (await appliedMigrations(db)).filter(
      (name) => !migrations.some((known) => known.name === name),
    );
    if (unknown.length > 0) {
      throw new Error(
        `The database holds migrations that this version of the CMS does not know (${unknown.join(', ')}). ` +
          'Start the version that made it, or begin with an empty database: move the folder postgres out of the data folder, or name another database in DATABASE_URL.',
      );
    }
    await db.migrate({ migrations: migrations as Migration[] });
  });
}

/** Names of the migrations that ran; none on an empty database, whose table of them is still missing. */
async function appliedMigrations({ payload }: Migrating): Promise<string[]> {
  try {
    const { docs } = await payload.find({ collection: 'payload-migrations', pagination: false, depth: 0 });
    return docs.map(({ name }) => String(name));
  } catch (error) {
    if (isMissingTable(error)) return [];
    throw error;
  }
}

/** SQLSTATE "undefined table". A database that cannot be read is not an empty one. */
function isMissingTable(error: unknown): boolean {
  for (let fault = error; fault instanceof Error; fault = fault.cause)
    if ((fault as { code?: unknown }).code === '42P01') return true;
  return false;
}
