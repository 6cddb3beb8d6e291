import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-sqlite';

const PLAIN = '`id` integer PRIMARY KEY NOT NULL';
const KEPT = '`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL';

/**
 * Changes a word of the schema that changes nothing in the rows, in the way of SQLite's manual ("Making other kinds of table schema
 * changes"); tables of texts and relations keep theirs, since nothing names their numbers. Drizzle would copy each table instead, and
 * delete the rows that refer to a copied one: foreign keys cannot be switched off within a transaction.
 */
async function replaceInTables(db: MigrateUpArgs['db'], before: string, after: string): Promise<void> {
  await db.run(sql`PRAGMA writable_schema = ON`);
  await db.run(
    sql`UPDATE sqlite_schema SET sql = replace(sql, ${before}, ${after})
      WHERE type = 'table' AND instr(sql, ${before}) AND name NOT GLOB '*_locales' AND name NOT GLOB '*_rels'`,
  );
  // Off again, and read anew by this connection.
  await db.run(sql`PRAGMA writable_schema = RESET`);
}

export async function up({ db }: MigrateUpArgs): Promise<void> {
  // The first table of this kind brings `sqlite_sequence`, and lets the other connections know that the schema has changed.
  await db.run(sql`CREATE TABLE \`first_of_its_kind\` (\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL)`);
  await db.run(sql`DROP TABLE \`first_of_its_kind\``);
  await replaceInTables(db, PLAIN, KEPT);
  const tables = await db.all<{ name: string }>(
    sql`SELECT name FROM sqlite_schema WHERE type = 'table' AND instr(sql, ${KEPT})`,
  );
  for (const { name } of tables) {
    const table = sql.identifier(name);
    await db.run(
      sql`INSERT INTO sqlite_sequence (name, seq) SELECT ${name}, max(id) FROM ${table} HAVING max(id) IS NOT NULL`,
    );
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`first_of_its_kind\` (\`id\` integer PRIMARY KEY NOT NULL)`);
  await db.run(sql`DROP TABLE \`first_of_its_kind\``);
  await replaceInTables(db, KEPT, PLAIN);
  await db.run(sql`DELETE FROM sqlite_sequence`);
}
