import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "header_items_children_locales" ADD COLUMN "group" varchar;
  ALTER TABLE "header_items" ADD COLUMN "picture_id" integer;
  ALTER TABLE "_header_v_version_items_children_locales" ADD COLUMN "group" varchar;
  ALTER TABLE "_header_v_version_items" ADD COLUMN "picture_id" integer;
  ALTER TABLE "header_items" ADD CONSTRAINT "header_items_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_v_version_items" ADD CONSTRAINT "_header_v_version_items_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "header_items_picture_idx" ON "header_items" USING btree ("picture_id");
  CREATE INDEX "_header_v_version_items_picture_idx" ON "_header_v_version_items" USING btree ("picture_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "header_items" DROP CONSTRAINT "header_items_picture_id_media_id_fk";
  
  ALTER TABLE "_header_v_version_items" DROP CONSTRAINT "_header_v_version_items_picture_id_media_id_fk";
  
  DROP INDEX "header_items_picture_idx";
  DROP INDEX "_header_v_version_items_picture_idx";
  ALTER TABLE "header_items_children_locales" DROP COLUMN "group";
  ALTER TABLE "header_items" DROP COLUMN "picture_id";
  ALTER TABLE "_header_v_version_items_children_locales" DROP COLUMN "group";
  ALTER TABLE "_header_v_version_items" DROP COLUMN "picture_id";`)
}
