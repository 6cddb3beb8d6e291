import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" ADD COLUMN "name" varchar;
  ALTER TABLE "resident_files" ADD COLUMN "name" varchar;
  UPDATE "media" SET "name" = "filename";
  UPDATE "resident_files" SET "name" = "filename";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "media" DROP COLUMN "name";
  ALTER TABLE "resident_files" DROP COLUMN "name";`)
}
