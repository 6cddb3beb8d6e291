import { createRequire } from 'node:module';
import path from 'node:path';
import { cmsFolder } from '../scripts/lib/paths.mjs';

const { createClient } = createRequire(path.join(cmsFolder, 'package.json'))('@libsql/client');

/** By these columns a row belongs to a document, or to a version of one. */
const OWNERS = new Set(['parent_id', '_parent_id']);
/** How many published articles are copied in turn. */
const SOURCES = 20;

/** @typedef {Record<string, unknown>} Row */

/**
 * Publishes copies of articles in both languages, with blocks, categories and pictures, by writing them into the CMS's database: through
 * its API that takes a third of a second each.
 * @param {string} file the SQLite database, which the CMS may have open
 * @param {number} count documents, two pages each
 * @param {number} from number of the first one
 */
export async function copyArticles(file, count, from) {
  const client = createClient({ url: `file:${file}` });
  const query = async (/** @type {string} */ sql, /** @type {unknown[]} */ args = []) =>
    /** @type {Row[]} */ ((await client.execute({ sql, args })).rows);
  try {
    const tables = await tablesBelow(query);
    const sources = await query(
      "SELECT * FROM pages WHERE template = 'article' AND _status = 'published' ORDER BY id LIMIT ?",
      [SOURCES],
    );
    const now = new Date().toISOString();
    const begun = await client.transaction('write');
    /** @param {string} table @param {Row} row @returns {Promise<unknown>} the key of the new row */
    const insert = async (table, { id: _id, ...row }) => {
      const names = Object.keys(row);
      const sql = `INSERT INTO ${table} (${names.map((name) => `"${name}"`).join()}) VALUES (${names.map(() => '?').join()}) RETURNING id`;
      return (await begun.execute({ sql, args: Object.values(row) })).rows[0]?.id;
    };
    /** @param {string} owner @param {unknown} old @param {unknown} copy @param {(row: Row) => Row} change */
    const copyBelow = async (owner, old, copy, change) => {
      for (const { table, column } of tables.get(owner) ?? [])
        for (const row of (
          await begun.execute({ sql: `SELECT * FROM ${table} WHERE "${column}" = ?`, args: [old] })
        ).rows) {
          if ('latest' in row && !row.latest) continue;
          await copyBelow(table, row.id, await insert(table, { ...change(row), [column]: copy }), change);
        }
    };
    for (let added = 0; added < count; added += 1) {
      const source = sources[added % sources.length] ?? {};
      const slug = `measured-${from + added}`;
      const change = (/** @type {Row} */ row) => changed(row, slug, now);
      await copyBelow('pages', source.id, await insert('pages', change(source)), change);
    }
    await begun.commit();
  } finally {
    client.close();
  }
}

/** What belongs to what. @param {(sql: string) => Promise<Row[]>} query */
async function tablesBelow(query) {
  /** @type {Map<string, { table: string, column: string }[]>} */
  const tables = new Map();
  for (const { name } of await query("SELECT name FROM sqlite_master WHERE type = 'table'"))
    for (const key of await query(`PRAGMA foreign_key_list("${String(name)}")`))
      if (OWNERS.has(String(key.from))) {
        const owner = String(key.table);
        tables.set(owner, [...(tables.get(owner) ?? []), { table: String(name), column: String(key.from) }]);
      }
  return tables;
}

/** A row of an article as that of a copy, which has an address, titles and times of its own. @param {Row} row @param {string} slug @param {string} now */
function changed(row, slug, now) {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      if (value === null) return [name, value];
      if (/(^|_)slug$/.test(name)) return [name, slug];
      if (/(^|_)paths_(he|en)$/.test(name)) return [name, String(value).replace(/[^/]+\/$/, `${slug}/`)];
      if (/(^|_)(title|main_title)$/.test(name)) return [name, `${String(value)} ${slug}`];
      if (/(^|_)updated_at$/.test(name)) return [name, now];
      return [name, value];
    }),
  );
}
