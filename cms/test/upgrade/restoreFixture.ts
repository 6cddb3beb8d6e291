import path from 'node:path';
import { restore } from '../../scripts/backup/restore';
import { createDatabaseOnServer } from '../database/testServer';

/** Restores the fixture into the database and folders of the environment. Must run before the CMS starts. */
export async function restoreFixture(): Promise<void> {
  await createDatabaseOnServer(new URL(process.env.DATABASE_URL ?? '').pathname.slice(1));
  await restore({ ...process.env, PORT: '1' }, path.resolve(import.meta.dirname, 'fixture.tar.gz'));
}
