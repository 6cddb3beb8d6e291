import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`market_figures\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`figures\` text,
  	\`fetched_at\` numeric NOT NULL,
  	\`next_at\` numeric NOT NULL,
  	\`lease_until\` numeric NOT NULL,
  	\`failures\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`market_figures_key_idx\` ON \`market_figures\` (\`key\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`market_figures\`;`)
}
