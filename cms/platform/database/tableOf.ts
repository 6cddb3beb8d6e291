import { sql, type SQL } from '@payloadcms/db-postgres/drizzle';
import type { CollectionSlug, Payload } from 'payload';

interface Tables {
  tableNameMap: Map<string, string>;
}

/** Converts a slug as Payload names tables: `queuedMails` becomes `queued_mails`. */
const snakeCase = (slug: string): string => slug.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Returns the table name of a collection as an SQL fragment. */
export function tableOf({ db }: Pick<Payload, 'db'>, collection: CollectionSlug): SQL {
  const table = (db as unknown as Tables).tableNameMap.get(snakeCase(collection));
  if (!table) throw new Error(`The collection ${collection} has no table`);
  return sql`${sql.identifier(table)}`;
}
