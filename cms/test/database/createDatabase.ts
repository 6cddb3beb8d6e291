import { DatabaseError } from 'pg';
import { createDatabaseOnServer } from './testServer';

/** SQLSTATE "duplicate database". */
const DUPLICATE_DATABASE = '42P04';

/**
 * Creates the database of the test file (DATABASE_URL) as a copy of the migrated template, if it is missing. Outside
 * of a test run DATABASE_URL refers to an existing one.
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
