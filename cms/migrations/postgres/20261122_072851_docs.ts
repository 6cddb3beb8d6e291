import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "delivery_buildings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"asks_for_code" boolean DEFAULT false,
  	"code_hash" varchar,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "delivery_buildings_locales" (
  	"building_name" varchar NOT NULL,
  	"address" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_delivery_buildings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_picture_id" integer,
  	"version_asks_for_code" boolean DEFAULT false,
  	"version_code_hash" varchar,
  	"version_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_delivery_buildings_v_locales" (
  	"version_building_name" varchar NOT NULL,
  	"version_address" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "file_destinations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "file_destinations_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_file_destinations_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_file_destinations_v_locales" (
  	"version_name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "file_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "file_categories_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_file_categories_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_file_categories_v_locales" (
  	"version_name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "file_items" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"file_destination_id" integer NOT NULL,
  	"upload_file_id" integer NOT NULL,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "file_items_locales" (
  	"file_name" varchar NOT NULL,
  	"file_tipe" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "file_items_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"delivery_buildings_id" integer,
  	"file_categories_id" integer
  );
  
  CREATE TABLE "_file_items_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_file_destination_id" integer NOT NULL,
  	"version_upload_file_id" integer NOT NULL,
  	"version_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_file_items_v_locales" (
  	"version_file_name" varchar NOT NULL,
  	"version_file_tipe" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_file_items_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"delivery_buildings_id" integer,
  	"file_categories_id" integer
  );
  
  CREATE TABLE "resident_files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"file_destination_id" integer NOT NULL,
  	"prefix" varchar DEFAULT 'residentFiles',
  	"_objectkey" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "resident_files_locales" (
  	"file_name" varchar NOT NULL,
  	"file_tipe" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "resident_files_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"delivery_buildings_id" integer,
  	"file_categories_id" integer
  );
  
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "delivery_buildings_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "file_destinations_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "file_categories_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "file_items_id" integer;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "resident_files_id" integer;
  ALTER TABLE "delivery_buildings" ADD CONSTRAINT "delivery_buildings_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "delivery_buildings_locales" ADD CONSTRAINT "delivery_buildings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."delivery_buildings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_delivery_buildings_v" ADD CONSTRAINT "_delivery_buildings_v_parent_id_delivery_buildings_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."delivery_buildings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_delivery_buildings_v" ADD CONSTRAINT "_delivery_buildings_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_delivery_buildings_v_locales" ADD CONSTRAINT "_delivery_buildings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_delivery_buildings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "file_destinations_locales" ADD CONSTRAINT "file_destinations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."file_destinations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_file_destinations_v" ADD CONSTRAINT "_file_destinations_v_parent_id_file_destinations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."file_destinations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_file_destinations_v_locales" ADD CONSTRAINT "_file_destinations_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_file_destinations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "file_categories_locales" ADD CONSTRAINT "file_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."file_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_file_categories_v" ADD CONSTRAINT "_file_categories_v_parent_id_file_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."file_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_file_categories_v_locales" ADD CONSTRAINT "_file_categories_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_file_categories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "file_items" ADD CONSTRAINT "file_items_file_destination_id_file_destinations_id_fk" FOREIGN KEY ("file_destination_id") REFERENCES "public"."file_destinations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "file_items" ADD CONSTRAINT "file_items_upload_file_id_media_id_fk" FOREIGN KEY ("upload_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "file_items_locales" ADD CONSTRAINT "file_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."file_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "file_items_rels" ADD CONSTRAINT "file_items_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."file_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "file_items_rels" ADD CONSTRAINT "file_items_rels_delivery_buildings_fk" FOREIGN KEY ("delivery_buildings_id") REFERENCES "public"."delivery_buildings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "file_items_rels" ADD CONSTRAINT "file_items_rels_file_categories_fk" FOREIGN KEY ("file_categories_id") REFERENCES "public"."file_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_file_items_v" ADD CONSTRAINT "_file_items_v_parent_id_file_items_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."file_items"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_file_items_v" ADD CONSTRAINT "_file_items_v_version_upload_file_id_media_id_fk" FOREIGN KEY ("version_upload_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_file_items_v" ADD CONSTRAINT "_file_items_v_6027920c4d67_fk" FOREIGN KEY ("version_file_destination_id") REFERENCES "public"."file_destinations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_file_items_v_locales" ADD CONSTRAINT "_file_items_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_file_items_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_file_items_v_rels" ADD CONSTRAINT "_file_items_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_file_items_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_file_items_v_rels" ADD CONSTRAINT "_file_items_v_rels_delivery_buildings_fk" FOREIGN KEY ("delivery_buildings_id") REFERENCES "public"."delivery_buildings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_file_items_v_rels" ADD CONSTRAINT "_file_items_v_rels_file_categories_fk" FOREIGN KEY ("file_categories_id") REFERENCES "public"."file_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "resident_files" ADD CONSTRAINT "resident_files_file_destination_id_file_destinations_id_fk" FOREIGN KEY ("file_destination_id") REFERENCES "public"."file_destinations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "resident_files_locales" ADD CONSTRAINT "resident_files_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."resident_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "resident_files_rels" ADD CONSTRAINT "resident_files_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."resident_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "resident_files_rels" ADD CONSTRAINT "resident_files_rels_delivery_buildings_fk" FOREIGN KEY ("delivery_buildings_id") REFERENCES "public"."delivery_buildings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "resident_files_rels" ADD CONSTRAINT "resident_files_rels_file_categories_fk" FOREIGN KEY ("file_categories_id") REFERENCES "public"."file_categories"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "delivery_buildings_picture_idx" ON "delivery_buildings" USING btree ("picture_id");
  CREATE INDEX "delivery_buildings_asks_for_code_idx" ON "delivery_buildings" USING btree ("asks_for_code");
  CREATE INDEX "delivery_buildings_order_idx" ON "delivery_buildings" USING btree ("order");
  CREATE INDEX "delivery_buildings_updated_at_idx" ON "delivery_buildings" USING btree ("updated_at");
  CREATE INDEX "delivery_buildings_created_at_idx" ON "delivery_buildings" USING btree ("created_at");
  CREATE INDEX "delivery_buildings_deleted_at_idx" ON "delivery_buildings" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "delivery_buildings_locales_locale_parent_id_unique" ON "delivery_buildings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "delivery_buildings_locales_parent_idx" ON "delivery_buildings_locales" USING btree ("_parent_id");
  CREATE INDEX "_delivery_buildings_v_parent_idx" ON "_delivery_buildings_v" USING btree ("parent_id");
  CREATE INDEX "_delivery_buildings_v_version_version_picture_idx" ON "_delivery_buildings_v" USING btree ("version_picture_id");
  CREATE INDEX "_delivery_buildings_v_version_version_asks_for_code_idx" ON "_delivery_buildings_v" USING btree ("version_asks_for_code");
  CREATE INDEX "_delivery_buildings_v_version_version_order_idx" ON "_delivery_buildings_v" USING btree ("version_order");
  CREATE INDEX "_delivery_buildings_v_version_version_updated_at_idx" ON "_delivery_buildings_v" USING btree ("version_updated_at");
  CREATE INDEX "_delivery_buildings_v_version_version_created_at_idx" ON "_delivery_buildings_v" USING btree ("version_created_at");
  CREATE INDEX "_delivery_buildings_v_version_version_deleted_at_idx" ON "_delivery_buildings_v" USING btree ("version_deleted_at");
  CREATE INDEX "_delivery_buildings_v_created_at_idx" ON "_delivery_buildings_v" USING btree ("created_at");
  CREATE INDEX "_delivery_buildings_v_updated_at_idx" ON "_delivery_buildings_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_delivery_buildings_v_locales_locale_parent_id_unique" ON "_delivery_buildings_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_delivery_buildings_v_locales_parent_idx" ON "_delivery_buildings_v_locales" USING btree ("_parent_id");
  CREATE INDEX "file_destinations_order_idx" ON "file_destinations" USING btree ("order");
  CREATE INDEX "file_destinations_updated_at_idx" ON "file_destinations" USING btree ("updated_at");
  CREATE INDEX "file_destinations_created_at_idx" ON "file_destinations" USING btree ("created_at");
  CREATE INDEX "file_destinations_deleted_at_idx" ON "file_destinations" USING btree ("deleted_at");
  CREATE INDEX "file_destinations_name_idx" ON "file_destinations_locales" USING btree ("name","_locale");
  CREATE UNIQUE INDEX "file_destinations_locales_locale_parent_id_unique" ON "file_destinations_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "file_destinations_locales_parent_idx" ON "file_destinations_locales" USING btree ("_parent_id");
  CREATE INDEX "_file_destinations_v_parent_idx" ON "_file_destinations_v" USING btree ("parent_id");
  CREATE INDEX "_file_destinations_v_version_version_order_idx" ON "_file_destinations_v" USING btree ("version_order");
  CREATE INDEX "_file_destinations_v_version_version_updated_at_idx" ON "_file_destinations_v" USING btree ("version_updated_at");
  CREATE INDEX "_file_destinations_v_version_version_created_at_idx" ON "_file_destinations_v" USING btree ("version_created_at");
  CREATE INDEX "_file_destinations_v_version_version_deleted_at_idx" ON "_file_destinations_v" USING btree ("version_deleted_at");
  CREATE INDEX "_file_destinations_v_created_at_idx" ON "_file_destinations_v" USING btree ("created_at");
  CREATE INDEX "_file_destinations_v_updated_at_idx" ON "_file_destinations_v" USING btree ("updated_at");
  CREATE INDEX "_file_destinations_v_version_version_name_idx" ON "_file_destinations_v_locales" USING btree ("version_name","_locale");
  CREATE UNIQUE INDEX "_file_destinations_v_locales_locale_parent_id_unique" ON "_file_destinations_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_file_destinations_v_locales_parent_idx" ON "_file_destinations_v_locales" USING btree ("_parent_id");
  CREATE INDEX "file_categories_order_idx" ON "file_categories" USING btree ("order");
  CREATE INDEX "file_categories_updated_at_idx" ON "file_categories" USING btree ("updated_at");
  CREATE INDEX "file_categories_created_at_idx" ON "file_categories" USING btree ("created_at");
  CREATE INDEX "file_categories_deleted_at_idx" ON "file_categories" USING btree ("deleted_at");
  CREATE INDEX "file_categories_name_idx" ON "file_categories_locales" USING btree ("name","_locale");
  CREATE UNIQUE INDEX "file_categories_locales_locale_parent_id_unique" ON "file_categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "file_categories_locales_parent_idx" ON "file_categories_locales" USING btree ("_parent_id");
  CREATE INDEX "_file_categories_v_parent_idx" ON "_file_categories_v" USING btree ("parent_id");
  CREATE INDEX "_file_categories_v_version_version_order_idx" ON "_file_categories_v" USING btree ("version_order");
  CREATE INDEX "_file_categories_v_version_version_updated_at_idx" ON "_file_categories_v" USING btree ("version_updated_at");
  CREATE INDEX "_file_categories_v_version_version_created_at_idx" ON "_file_categories_v" USING btree ("version_created_at");
  CREATE INDEX "_file_categories_v_version_version_deleted_at_idx" ON "_file_categories_v" USING btree ("version_deleted_at");
  CREATE INDEX "_file_categories_v_created_at_idx" ON "_file_categories_v" USING btree ("created_at");
  CREATE INDEX "_file_categories_v_updated_at_idx" ON "_file_categories_v" USING btree ("updated_at");
  CREATE INDEX "_file_categories_v_version_version_name_idx" ON "_file_categories_v_locales" USING btree ("version_name","_locale");
  CREATE UNIQUE INDEX "_file_categories_v_locales_locale_parent_id_unique" ON "_file_categories_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_file_categories_v_locales_parent_idx" ON "_file_categories_v_locales" USING btree ("_parent_id");
  CREATE INDEX "file_items_file_destination_idx" ON "file_items" USING btree ("file_destination_id");
  CREATE INDEX "file_items_upload_file_idx" ON "file_items" USING btree ("upload_file_id");
  CREATE INDEX "file_items_order_idx" ON "file_items" USING btree ("order");
  CREATE INDEX "file_items_updated_at_idx" ON "file_items" USING btree ("updated_at");
  CREATE INDEX "file_items_created_at_idx" ON "file_items" USING btree ("created_at");
  CREATE INDEX "file_items_deleted_at_idx" ON "file_items" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "file_items_locales_locale_parent_id_unique" ON "file_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "file_items_locales_parent_idx" ON "file_items_locales" USING btree ("_parent_id");
  CREATE INDEX "file_items_rels_order_idx" ON "file_items_rels" USING btree ("order");
  CREATE INDEX "file_items_rels_parent_idx" ON "file_items_rels" USING btree ("parent_id");
  CREATE INDEX "file_items_rels_path_idx" ON "file_items_rels" USING btree ("path");
  CREATE INDEX "file_items_rels_delivery_buildings_id_idx" ON "file_items_rels" USING btree ("delivery_buildings_id");
  CREATE INDEX "file_items_rels_file_categories_id_idx" ON "file_items_rels" USING btree ("file_categories_id");
  CREATE INDEX "_file_items_v_parent_idx" ON "_file_items_v" USING btree ("parent_id");
  CREATE INDEX "_file_items_v_version_version_file_destination_idx" ON "_file_items_v" USING btree ("version_file_destination_id");
  CREATE INDEX "_file_items_v_version_version_upload_file_idx" ON "_file_items_v" USING btree ("version_upload_file_id");
  CREATE INDEX "_file_items_v_version_version_order_idx" ON "_file_items_v" USING btree ("version_order");
  CREATE INDEX "_file_items_v_version_version_updated_at_idx" ON "_file_items_v" USING btree ("version_updated_at");
  CREATE INDEX "_file_items_v_version_version_created_at_idx" ON "_file_items_v" USING btree ("version_created_at");
  CREATE INDEX "_file_items_v_version_version_deleted_at_idx" ON "_file_items_v" USING btree ("version_deleted_at");
  CREATE INDEX "_file_items_v_created_at_idx" ON "_file_items_v" USING btree ("created_at");
  CREATE INDEX "_file_items_v_updated_at_idx" ON "_file_items_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_file_items_v_locales_locale_parent_id_unique" ON "_file_items_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_file_items_v_locales_parent_idx" ON "_file_items_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_file_items_v_rels_order_idx" ON "_file_items_v_rels" USING btree ("order");
  CREATE INDEX "_file_items_v_rels_parent_idx" ON "_file_items_v_rels" USING btree ("parent_id");
  CREATE INDEX "_file_items_v_rels_path_idx" ON "_file_items_v_rels" USING btree ("path");
  CREATE INDEX "_file_items_v_rels_delivery_buildings_id_idx" ON "_file_items_v_rels" USING btree ("delivery_buildings_id");
  CREATE INDEX "_file_items_v_rels_file_categories_id_idx" ON "_file_items_v_rels" USING btree ("file_categories_id");
  CREATE INDEX "resident_files_file_destination_idx" ON "resident_files" USING btree ("file_destination_id");
  CREATE INDEX "resident_files_updated_at_idx" ON "resident_files" USING btree ("updated_at");
  CREATE INDEX "resident_files_created_at_idx" ON "resident_files" USING btree ("created_at");
  CREATE UNIQUE INDEX "resident_files_filename_idx" ON "resident_files" USING btree ("filename");
  CREATE UNIQUE INDEX "resident_files_locales_locale_parent_id_unique" ON "resident_files_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "resident_files_locales_parent_idx" ON "resident_files_locales" USING btree ("_parent_id");
  CREATE INDEX "resident_files_rels_order_idx" ON "resident_files_rels" USING btree ("order");
  CREATE INDEX "resident_files_rels_parent_idx" ON "resident_files_rels" USING btree ("parent_id");
  CREATE INDEX "resident_files_rels_path_idx" ON "resident_files_rels" USING btree ("path");
  CREATE INDEX "resident_files_rels_delivery_buildings_id_idx" ON "resident_files_rels" USING btree ("delivery_buildings_id");
  CREATE INDEX "resident_files_rels_file_categories_id_idx" ON "resident_files_rels" USING btree ("file_categories_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_delivery_buildings_fk" FOREIGN KEY ("delivery_buildings_id") REFERENCES "public"."delivery_buildings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_file_destinations_fk" FOREIGN KEY ("file_destinations_id") REFERENCES "public"."file_destinations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_file_categories_fk" FOREIGN KEY ("file_categories_id") REFERENCES "public"."file_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_file_items_fk" FOREIGN KEY ("file_items_id") REFERENCES "public"."file_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_resident_files_fk" FOREIGN KEY ("resident_files_id") REFERENCES "public"."resident_files"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_delivery_buildings_id_idx" ON "payload_locked_documents_rels" USING btree ("delivery_buildings_id");
  CREATE INDEX "payload_locked_documents_rels_file_destinations_id_idx" ON "payload_locked_documents_rels" USING btree ("file_destinations_id");
  CREATE INDEX "payload_locked_documents_rels_file_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("file_categories_id");
  CREATE INDEX "payload_locked_documents_rels_file_items_id_idx" ON "payload_locked_documents_rels" USING btree ("file_items_id");
  CREATE INDEX "payload_locked_documents_rels_resident_files_id_idx" ON "payload_locked_documents_rels" USING btree ("resident_files_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "delivery_buildings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "delivery_buildings_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_delivery_buildings_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_delivery_buildings_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "file_destinations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "file_destinations_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_file_destinations_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_file_destinations_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "file_categories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "file_categories_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_file_categories_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_file_categories_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "file_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "file_items_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "file_items_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_file_items_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_file_items_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_file_items_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "resident_files" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "resident_files_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "resident_files_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "delivery_buildings" CASCADE;
  DROP TABLE "delivery_buildings_locales" CASCADE;
  DROP TABLE "_delivery_buildings_v" CASCADE;
  DROP TABLE "_delivery_buildings_v_locales" CASCADE;
  DROP TABLE "file_destinations" CASCADE;
  DROP TABLE "file_destinations_locales" CASCADE;
  DROP TABLE "_file_destinations_v" CASCADE;
  DROP TABLE "_file_destinations_v_locales" CASCADE;
  DROP TABLE "file_categories" CASCADE;
  DROP TABLE "file_categories_locales" CASCADE;
  DROP TABLE "_file_categories_v" CASCADE;
  DROP TABLE "_file_categories_v_locales" CASCADE;
  DROP TABLE "file_items" CASCADE;
  DROP TABLE "file_items_locales" CASCADE;
  DROP TABLE "file_items_rels" CASCADE;
  DROP TABLE "_file_items_v" CASCADE;
  DROP TABLE "_file_items_v_locales" CASCADE;
  DROP TABLE "_file_items_v_rels" CASCADE;
  DROP TABLE "resident_files" CASCADE;
  DROP TABLE "resident_files_locales" CASCADE;
  DROP TABLE "resident_files_rels" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_delivery_buildings_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_file_destinations_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_file_categories_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_file_items_fk";
  
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_resident_files_fk";
  
  DROP INDEX "payload_locked_documents_rels_delivery_buildings_id_idx";
  DROP INDEX "payload_locked_documents_rels_file_destinations_id_idx";
  DROP INDEX "payload_locked_documents_rels_file_categories_id_idx";
  DROP INDEX "payload_locked_documents_rels_file_items_id_idx";
  DROP INDEX "payload_locked_documents_rels_resident_files_id_idx";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "delivery_buildings_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "file_destinations_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "file_categories_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "file_items_id";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "resident_files_id";`)
}
