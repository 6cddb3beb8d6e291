import { Client } from 'pg';

/** Owner of test databases. As in production it has no other rights. */
const ROLE = 'cms';

/** Address of a database on the server of the run (`startDatabaseServer`), for an administrator. */
function adminUrl(database: string): string {
  const url = new URL(process.env.TEST_SERVER_URL ?? '');
  url.pathname = `/${database}`;
  return url.href;
}

/** Address of a database on the server of the run, for the CMS. */
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

/** Creates a database; an empty one without a template. */
export const createDatabaseOnServer = (name: string, template?: string) =>
  onServer(
    `CREATE DATABASE "${name}" OWNER ${ROLE} ${template ? `TEMPLATE "${template}" STRATEGY FILE_COPY` : ''}`,
  );

export const dropDatabase = (name: string) => onServer(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
