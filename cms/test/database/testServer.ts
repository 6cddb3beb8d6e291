import { Client } from 'pg';

/** Role that owns the test databases. It has no other rights, as in production. */
const ROLE = 'cms';

/** Returns the administrator's URL of a database on the server of the run (`startDatabaseServer`). */
function adminUrl(database: string): string {
  const url = new URL(process.env.TEST_SERVER_URL ?? '');
  url.pathname = `/${database}`;
  return url.href;
}

/** Returns the URL with which the CMS connects to a database on the server of the run. */
export function urlOf(database: string): string {
  const url = new URL(adminUrl(database));
  url.username = ROLE;
  return url.href;
}

/** Runs statements as the server's administrator. */
export async function onServer<Row extends object>(...statements: string[]): Promise<Row[]> {
  const client = new Client({ connectionString: adminUrl('postgres') });
  await client.connect();
  try {
    let rows: Row[] = [];
    for (const statement of statements) ({ rows } = await client.query<Row>(statement));
    return rows;
  } finally {
    await client.end();
  }
}

/** Creates the role of the CMS if it is missing. */
export const createRole = () =>
  onServer(`DO $$ BEGIN CREATE ROLE ${ROLE} LOGIN; EXCEPTION WHEN duplicate_object THEN NULL; END $$`);

/** Creates a database as a copy of the template, or empty without one. */
export const createDatabaseOnServer = (name: string, template?: string) =>
  onServer(
    `CREATE DATABASE "${name}" OWNER ${ROLE} ${template ? `TEMPLATE "${template}" STRATEGY FILE_COPY` : ''}`,
  );

export const dropDatabase = (name: string) => onServer(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
