import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`companies\` ADD \`hide_related_projects\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_companies_v\` ADD \`version_hide_related_projects\` integer DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`companies\` DROP COLUMN \`hide_related_projects\`;`)
  await db.run(sql`ALTER TABLE \`_companies_v\` DROP COLUMN \`version_hide_related_projects\`;`)
}
