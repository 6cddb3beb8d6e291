import { randomUUID } from 'node:crypto';
import { connectDatabase } from '../scripts/lib/connectDatabase.mjs';

/** Foreign-key columns that link a row to the document or version that it belongs to. */
const OWNERS = ['parent_id', '_parent_id'];
/** Number of published articles that serve as originals. They are copied in turn. */
const SOURCES = 20;

/** @typedef {Record<string, unknown>} Row */
/** @typedef {import('../cms/node_modules/@types/pg').Client} Client */

/**
 * Publishes copies of articles in both languages, with their blocks, categories and pictures. Writes the database rows
 * directly, because the CMS's API takes a third of a second per article.
 * @param {string} url of the database
 * @param {number} count number of articles; each one has two pages
 * @param {number} from number that the first copy gets
 */
export async function copyArticles(url, count, from) {
  const client = await connectDatabase(url);
  try {
    const tables = await tablesBelow(client);
    const { rows: sources } = await client.query(
      "SELECT * FROM pages WHERE template = 'article' AND _status = 'published' ORDER BY id LIMIT $1",
      [SOURCES],
    );
    const now = new Date().toISOString();
    await client.query('BEGIN');
    /**
     * Inserts a row.
     * @param {string} table
     * @param {Row} row
     * @returns {Promise<unknown>} primary key of the new row
     */
    const insert = async (table, row) => {
      const names = Object.keys(row).filter((name) => name !== 'id' || typeof row.id === 'string');
      const values = names.map((name) => (name === 'id' ? randomUUID() : json(row[name])));
      const columns = names.map((name) => `"${name}"`).join();
      const { rows } = await client.query(
        `INSERT INTO "${table}" (${columns}) VALUES (${names.map((_, index) => `$${index + 1}`).join()}) RETURNING id`,
        values,
      );
      return rows[0]?.id;
    };
    /** @param {string} owner @param {unknown} old @param {unknown} copy @param {(row: Row) => Row} change */
    const copyBelow = async (owner, old, copy, change) => {
      for (const { table, column } of tables.get(owner) ?? []) {
        const { rows } = await client.query(`SELECT * FROM "${table}" WHERE "${column}" = $1`, [old]);
        for (const row of rows) {
          if ('latest' in row && !row.latest) continue;
          await copyBelow(table, row.id, await insert(table, { ...change(row), [column]: copy }), change);
        }
      }
    };
    for (let added = 0; added < count; added += 1) {
      const source = sources[added % sources.length] ?? {};
      const slug = `measured-${from + added}`;
      const change = (/** @type {Row} */ row) => changed(row, slug, now);
      await copyBelow('pages', source.id, await insert('pages', change(source)), change);
    }
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
}

/**
 * Serialises objects and lists for JSON columns. Otherwise `pg` would write a list as a PostgreSQL array.
 * @param {unknown} value
 */
const json = (value) =>
  typeof value === 'object' && value !== null && !(value instanceof Date) ? JSON.stringify(value) : value;

/**
 * Returns, for each table, the tables that refer to it by a foreign key.
 * @param {Client} client
 */
async function tablesBelow(client) {
  const { rows } = await client.query(
    `SELECT conrelid::regclass::text AS table, confrelid::regclass::text AS owner, attname AS column
     FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
     WHERE contype = 'f' AND attname = ANY ($1)`,
    [OWNERS],
  );
  /** @type {Map<string, { table: string, column: string }[]>} */
  const tables = new Map();
  for (const { owner, table, column } of rows)
    tables.set(owner, [...(tables.get(owner) ?? []), { table, column }]);
  return tables;
}

/**
 * Returns a copied row with the copy's own URL, titles and times.
 * @param {Row} row
 * @param {string} slug
 * @param {string} now
 */
function changed(row, slug, now) {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (value === null) return [name, value];
      if (/(^|_)slug$/.test(name)) return [name, slug];
      if (/(^|_)paths_(he|en)$/.test(name))
        return [name, String(value).replace(/(?<=\/)[^/]+\/$/, `${slug}/`)];
      if (/(^|_)(title|main_title)$/.test(name)) return [name, `${String(value)} ${slug}`];
      if (/(^|_)updated_at$/.test(name)) return [name, now];
      return [name, value];
    }),
  );
}
