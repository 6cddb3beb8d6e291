import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { isDeepStrictEqual } from 'node:util';
import { query } from './query';

/** Names sorted as the embedded database sorts them: Hebrew before English, regardless of case. */
const SORTED = ['אבן', 'בית', 'תל אביב', 'Apple', 'banana', 'Cedar'];

/**
 * Logs a warning if the database sorts names differently from the embedded one. The CMS cannot fix this, because the
 * collation is chosen when a database is created.
 */
export async function checkCollation(payload: Payload): Promise<void> {
  const names = await query<{ name: string }>(
    { payload },
    sql`SELECT name FROM unnest(${sql.param([...SORTED].reverse())}::text[]) AS name ORDER BY name`,
  );
  if (
    isDeepStrictEqual(
      names.map(({ name }) => name),
      SORTED,
    )
  )
    return;
  const [database] = await query<{ name: string; collation: string }>(
    { payload },
    sql`SELECT datname AS name, datcollate AS collation FROM pg_database WHERE datname = current_database()`,
  );
  payload.logger.warn(
    `The database "${database?.name}" sorts names by ${database?.collation}, so lists are not in Hebrew and English order. ` +
      `Create a database with CREATE DATABASE name TEMPLATE template0 ENCODING 'UTF8' LOCALE_PROVIDER icu ICU_LOCALE 'he' LOCALE 'C', and move the content there with "npm run backup" and "npm run restore".`,
  );
}
