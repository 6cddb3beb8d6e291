import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_consent_texts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__consent_texts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__consent_texts_v_published_locale" AS ENUM('he', 'en');
  CREATE TABLE "consent_versions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version" varchar NOT NULL,
  	"texts" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "consent_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_consent_texts_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "consent_texts_locales" (
  	"marketing" varchar,
  	"sms_and_email" varchar,
  	"marketing_by_sms_and_email" varchar,
  	"reservation_terms" varchar,
  	"commercial" varchar,
  	"applicant_terms" varchar,
  	"referral_terms" varchar,
  	"lottery_terms" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_consent_texts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__consent_texts_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__consent_texts_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_consent_texts_v_locales" (
  	"version_marketing" varchar,
  	"version_sms_and_email" varchar,
  	"version_marketing_by_sms_and_email" varchar,
  	"version_reservation_terms" varchar,
  	"version_commercial" varchar,
  	"version_applicant_terms" varchar,
  	"version_referral_terms" varchar,
  	"version_lottery_terms" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "messages" ADD COLUMN "consent_text" varchar;
  ALTER TABLE "leads" ADD COLUMN "consent_text" varchar;
  ALTER TABLE "appointments" ADD COLUMN "consent_text" varchar;
  ALTER TABLE "applications" ADD COLUMN "consent_text" varchar;
  ALTER TABLE "reservations" ADD COLUMN "consent_text" varchar;
  ALTER TABLE "lottery_registrations" ADD COLUMN "consent_text" varchar;
  ALTER TABLE "lottery_disputes" ADD COLUMN "consent_text" varchar;
  ALTER TABLE "form_entries" ADD COLUMN "consent_text" varchar;
  ALTER TABLE "payload_locked_documents_rels" ADD COLUMN "consent_versions_id" integer;
  ALTER TABLE "consent_texts_locales" ADD CONSTRAINT "consent_texts_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."consent_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_consent_texts_v_locales" ADD CONSTRAINT "_consent_texts_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_consent_texts_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "consent_versions_version_idx" ON "consent_versions" USING btree ("version");
  CREATE INDEX "consent_versions_updated_at_idx" ON "consent_versions" USING btree ("updated_at");
  CREATE INDEX "consent_versions_created_at_idx" ON "consent_versions" USING btree ("created_at");
  CREATE INDEX "consent_texts__status_idx" ON "consent_texts" USING btree ("_status");
  CREATE UNIQUE INDEX "consent_texts_locales_locale_parent_id_unique" ON "consent_texts_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "consent_texts_locales_parent_idx" ON "consent_texts_locales" USING btree ("_parent_id");
  CREATE INDEX "_consent_texts_v_version_version__status_idx" ON "_consent_texts_v" USING btree ("version__status");
  CREATE INDEX "_consent_texts_v_created_at_idx" ON "_consent_texts_v" USING btree ("created_at");
  CREATE INDEX "_consent_texts_v_updated_at_idx" ON "_consent_texts_v" USING btree ("updated_at");
  CREATE INDEX "_consent_texts_v_snapshot_idx" ON "_consent_texts_v" USING btree ("snapshot");
  CREATE INDEX "_consent_texts_v_published_locale_idx" ON "_consent_texts_v" USING btree ("published_locale");
  CREATE INDEX "_consent_texts_v_latest_idx" ON "_consent_texts_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_consent_texts_v_locales_locale_parent_id_unique" ON "_consent_texts_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_consent_texts_v_locales_parent_idx" ON "_consent_texts_v_locales" USING btree ("_parent_id");
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_consent_versions_fk" FOREIGN KEY ("consent_versions_id") REFERENCES "public"."consent_versions"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_consent_versions_id_idx" ON "payload_locked_documents_rels" USING btree ("consent_versions_id");`)
  // The texts that the forms had in their code until now, and the version of earlier consents to them.
  await db.execute(sql`
    INSERT INTO "consent_texts" ("id", "_status", "updated_at", "created_at") VALUES (1, 'published', now(), now());
    SELECT setval(pg_get_serial_sequence('consent_texts', 'id'), 1);
    INSERT INTO "consent_texts_locales" ("marketing", "sms_and_email", "marketing_by_sms_and_email", "reservation_terms", "commercial", "applicant_terms", "referral_terms", "lottery_terms", "_locale", "_parent_id")
      VALUES ('אני מאשר/ת לקבל מקבוצת אבן־דרך מידע שיווקי ועדכונים על פרויקטים. אפשר לבטל בכל עת.', 'אני מאשר/ת לקבל את המידע גם ב־SMS ובדוא״ל.', 'אני מאשר/ת לקבל מקבוצת אבן־דרך מידע שיווקי ועדכונים על פרויקטים, גם ב־SMS ובדוא״ל. אפשר לבטל בכל עת.', 'קראתי ואני מאשר/ת את תנאי השריון: המקדמה משריינת את הדירה לארבעה ימי עסקים ומוחזרת במלואה אם לא נחתם חוזה.', 'אני מאשר/ת לקבל מקבוצת אבן־דרך הצעות מסחריות. אפשר לבטל בכל עת.', 'בשליחה אני מאשר/ת שקבוצת אבן־דרך תשמור את פרטיי שנה לצורך מיון מועמדים.', 'אני מאשר/ת שהחבר או החברה הסכימו למסירת פרטיהם, ושקבוצת אבן־דרך תשמור אותם שנה לצורך מיון מועמדים.', 'אני מצהיר/ה שיש לי אישור זכאות בתוקף, ומאשר/ת שקראתי את תקנון ההגרלה ושקבוצת אבן־דרך תשמור את פרטיי לצורך ההגרלה.', 'he', 1),
         ('I agree to receive marketing information and project updates from Even Derech Group. I can withdraw at any time.', 'I agree to receive this information by SMS and e-mail as well.', 'I agree to receive marketing information and project updates from Even Derech Group, by SMS and e-mail as well. I can withdraw at any time.', 'I have read and accept the terms of reservation: the advance payment holds the home for four working days, and is paid back in full if no contract is signed.', 'I agree to receive commercial offers from Even Derech Group. I can withdraw at any time.', 'By sending, I agree that Even Derech Group keeps my details for a year to assess applicants.', 'I confirm that my friend agreed to these details being given, and that Even Derech Group keeps them for a year to assess applicants.', 'I declare that I hold a valid certificate of entitlement, and agree to the rules of the lottery and that Even Derech Group keeps my details for the lottery.', 'en', 1);
    INSERT INTO "consent_versions" ("version", "texts")
      SELECT '2026-11 ' || "_locale", jsonb_build_object('marketing', "marketing", 'smsAndEmail', "sms_and_email", 'marketingBySmsAndEmail', "marketing_by_sms_and_email", 'reservationTerms', "reservation_terms", 'commercial', "commercial", 'applicantTerms', "applicant_terms", 'referralTerms', "referral_terms", 'lotteryTerms', "lottery_terms")
      FROM "consent_texts_locales";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "consent_versions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "consent_texts" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "consent_texts_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_consent_texts_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "_consent_texts_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "consent_versions" CASCADE;
  DROP TABLE "consent_texts" CASCADE;
  DROP TABLE "consent_texts_locales" CASCADE;
  DROP TABLE "_consent_texts_v" CASCADE;
  DROP TABLE "_consent_texts_v_locales" CASCADE;
  ALTER TABLE "payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_consent_versions_fk";
  
  DROP INDEX "payload_locked_documents_rels_consent_versions_id_idx";
  ALTER TABLE "messages" DROP COLUMN "consent_text";
  ALTER TABLE "leads" DROP COLUMN "consent_text";
  ALTER TABLE "appointments" DROP COLUMN "consent_text";
  ALTER TABLE "applications" DROP COLUMN "consent_text";
  ALTER TABLE "reservations" DROP COLUMN "consent_text";
  ALTER TABLE "lottery_registrations" DROP COLUMN "consent_text";
  ALTER TABLE "lottery_disputes" DROP COLUMN "consent_text";
  ALTER TABLE "form_entries" DROP COLUMN "consent_text";
  ALTER TABLE "payload_locked_documents_rels" DROP COLUMN "consent_versions_id";
  DROP TYPE "public"."enum_consent_texts_status";
  DROP TYPE "public"."enum__consent_texts_v_version_status";
  DROP TYPE "public"."enum__consent_texts_v_published_locale";`)
}
