import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`pages\` ADD \`investor_page_symbol\` text;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`investor_page_corporate_variant\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`pages\` ADD \`investor_page_inner_page\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_investor_page_symbol\` text;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_investor_page_corporate_variant\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` ADD \`version_investor_page_inner_page\` integer DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`investor_page_symbol\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`investor_page_corporate_variant\`;`)
  await db.run(sql`ALTER TABLE \`pages\` DROP COLUMN \`investor_page_inner_page\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_investor_page_symbol\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_investor_page_corporate_variant\`;`)
  await db.run(sql`ALTER TABLE \`_pages_v\` DROP COLUMN \`version_investor_page_inner_page\`;`)
}
