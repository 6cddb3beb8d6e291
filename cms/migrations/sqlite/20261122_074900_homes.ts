import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`leads\` ADD \`form_subject\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`form_type\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`form_data_building_name\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`form_data_apartment_number\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`form_data_rooms\` numeric;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`form_data_floor\` numeric;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`form_data_area\` numeric;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`form_data_price\` numeric;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`form_data_currency\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`form_data_asset_name\` text;`)
  await db.run(sql`ALTER TABLE \`apartments\` ADD \`parking_fee\` numeric;`)
  await db.run(sql`ALTER TABLE \`_apartments_v\` ADD \`version_parking_fee\` numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`form_subject\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`form_type\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`form_data_building_name\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`form_data_apartment_number\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`form_data_rooms\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`form_data_floor\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`form_data_area\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`form_data_price\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`form_data_currency\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`form_data_asset_name\`;`)
  await db.run(sql`ALTER TABLE \`apartments\` DROP COLUMN \`parking_fee\`;`)
  await db.run(sql`ALTER TABLE \`_apartments_v\` DROP COLUMN \`version_parking_fee\`;`)
}
