import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "market_figures" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"figures" varchar,
  	"fetched_at" numeric NOT NULL,
  	"next_at" numeric NOT NULL,
  	"lease_until" numeric NOT NULL,
  	"failures" numeric NOT NULL
  );
  
  CREATE UNIQUE INDEX "market_figures_key_idx" ON "market_figures" USING btree ("key");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "market_figures" CASCADE;`)
}
