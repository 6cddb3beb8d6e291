import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "leads" ADD COLUMN "form_subject" varchar;
  ALTER TABLE "leads" ADD COLUMN "form_type" varchar;
  ALTER TABLE "leads" ADD COLUMN "form_data_building_name" varchar;
  ALTER TABLE "leads" ADD COLUMN "form_data_apartment_number" varchar;
  ALTER TABLE "leads" ADD COLUMN "form_data_rooms" numeric;
  ALTER TABLE "leads" ADD COLUMN "form_data_floor" numeric;
  ALTER TABLE "leads" ADD COLUMN "form_data_area" numeric;
  ALTER TABLE "leads" ADD COLUMN "form_data_price" numeric;
  ALTER TABLE "leads" ADD COLUMN "form_data_currency" varchar;
  ALTER TABLE "leads" ADD COLUMN "form_data_asset_name" varchar;
  ALTER TABLE "apartments" ADD COLUMN "parking_fee" numeric;
  ALTER TABLE "_apartments_v" ADD COLUMN "version_parking_fee" numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "leads" DROP COLUMN "form_subject";
  ALTER TABLE "leads" DROP COLUMN "form_type";
  ALTER TABLE "leads" DROP COLUMN "form_data_building_name";
  ALTER TABLE "leads" DROP COLUMN "form_data_apartment_number";
  ALTER TABLE "leads" DROP COLUMN "form_data_rooms";
  ALTER TABLE "leads" DROP COLUMN "form_data_floor";
  ALTER TABLE "leads" DROP COLUMN "form_data_area";
  ALTER TABLE "leads" DROP COLUMN "form_data_price";
  ALTER TABLE "leads" DROP COLUMN "form_data_currency";
  ALTER TABLE "leads" DROP COLUMN "form_data_asset_name";
  ALTER TABLE "apartments" DROP COLUMN "parking_fee";
  ALTER TABLE "_apartments_v" DROP COLUMN "version_parking_fee";`)
}
