import { DatabaseError } from 'pg';
import { createDatabaseOnServer } from './testServer';

/** SQLSTATE code for "duplicate database". */
const DUPLICATE_DATABASE = '42P04';

/**
 * Creates the database of the test file (DATABASE_URL), unless it exists, as a copy of the migrated template. Does
 * nothing outside a test run, where DATABASE_URL refers to an existing database.
 */
export async function createDatabase(): Promise<void> {
  const { TEST_TEMPLATE: template, DATABASE_URL: url = '' } = process.env;
  if (!template) return;
  try {
    await createDatabaseOnServer(new URL(url).pathname.slice(1), template);
  } catch (error) {
    if (!(error instanceof DatabaseError && error.code === DUPLICATE_DATABASE)) throw error;
  }
}
