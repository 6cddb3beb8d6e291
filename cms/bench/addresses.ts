import type { PayloadRequest } from 'payload';

/**
 * `npm --prefix cms run bench:addresses`: what saving and moving pages costs where there are 10,000, on a database of its own. Exits with 1
 * when an autosave takes more than 100 ms at the median or the move of a branch of 1,000 pages more than 5 s.
 */
const PAGES = 10_000;
const BRANCH = 1_000;
const SAVES = 20;
const SAVE_MS = 100;
const MOVE_MS = 5_000;
const CHUNK = 500;

Object.assign(process.env, {
  PAYLOAD_SECRET: 'secret of the benchmark, kept nowhere',
  DEMO_ADMIN_PASSWORD: 'password-of-the-benchmark',
  BUILD_WEBHOOK_URL: '',
});

const { sql } = await import('@payloadcms/db-postgres/drizzle');
const { getPayload } = await import('payload');
const { query } = await import('../platform/database/query');
const { inTransaction } = await import('../platform/database/inTransaction');
const { default: config } = await import('../payload.config');
(await config).jobs.autoRun = [];
const payload = await getPayload({ config });

const create = async (slug: string, parentPage?: number): Promise<number> => {
  const data = { title: slug, slug, template: 'generic', languages: ['he' as const, 'en' as const] };
  const { id } = await payload.create({
    collection: 'pages',
    locale: 'he',
    draft: true,
    data: { ...data, ...(parentPage !== undefined && { parentPage }) } as never,
  });
  await payload.update({
    collection: 'pages',
    id,
    locale: 'en',
    data: { title: slug, slug, _status: 'published' },
  });
  return id;
};

/** Published pages below a parent, written by the row: the hooks would take minutes, and are not what is measured. */
async function fill(req: PayloadRequest, prefix: string, parent: number, count: number): Promise<void> {
  const now = new Date().toISOString();
  const rows = async (statement: (slugs: string[]) => ReturnType<typeof sql>) => {
    for (let from = 0; from < count; from += CHUNK) {
      const slugs = Array.from(
        { length: Math.min(CHUNK, count - from) },
        (_, at) => `${prefix}-${from + at}`,
      );
      await query(req, statement(slugs));
    }
  };
  await rows(
    (
      slugs,
    ) => sql`INSERT INTO pages (template, paths_he, paths_en, parent_page_id, updated_at, created_at, _status)
      VALUES ${sql.join(
        slugs.map(
          (slug) =>
            sql`('generic', ${`/${prefix}/${slug}/`}, ${`/en/${prefix}/${slug}/`}, ${parent}, ${now}, ${now}, 'published')`,
        ),
        sql`, `,
      )} RETURNING id`,
  );
  const mine = sql`FROM pages WHERE parent_page_id = ${parent}`;
  const slugOf = sql`replace(replace(paths_he, ${`/${prefix}/`}, ''), '/', '')`;
  const run = (statement: ReturnType<typeof sql>) => query(req, statement);
  await run(sql`INSERT INTO _pages_v (parent_id, version_template, version_paths_he, version_paths_en, version_parent_page_id,
      version_updated_at, version_created_at, version__status, latest, updated_at, created_at)
    SELECT id, template, paths_he, paths_en, parent_page_id, updated_at, created_at, 'published', true, ${now}, ${now} ${mine} RETURNING id`);
  for (const locale of ['he', 'en']) {
    await run(sql`INSERT INTO pages_locales (title, slug, _locale, _parent_id)
      SELECT ${slugOf}, ${slugOf}, ${locale}, id ${mine} RETURNING id`);
    await run(
      sql`INSERT INTO pages_languages ("order", parent_id, value) SELECT 1, id, ${locale} ${mine} RETURNING id`,
    );
    await run(sql`INSERT INTO _pages_v_locales (version_title, version_slug, _locale, _parent_id)
      SELECT l.title, l.slug, ${locale}, v.id FROM _pages_v v JOIN pages_locales l ON l._parent_id = v.parent_id AND l._locale = ${locale}
      WHERE v.version_parent_page_id = ${parent} RETURNING id`);
    await run(sql`INSERT INTO _pages_v_version_languages ("order", parent_id, value)
      SELECT 1, id, ${locale} FROM _pages_v WHERE version_parent_page_id = ${parent} RETURNING id`);
  }
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function measure(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

const branch = await create('branch');
const rest = await create('rest');
const elsewhere = await create('elsewhere');
const edited = await create('edited', elsewhere);
await inTransaction(payload, async (req) => {
  await fill(req, 'branch', branch, BRANCH);
  await fill(req, 'rest', rest, PAGES - BRANCH - 4);
});
const { totalDocs } = await payload.count({ collection: 'pages' });

const save = (data: object, autosave: boolean) =>
  payload.update({ collection: 'pages', id: edited, locale: 'he', draft: autosave, autosave, data });
const autosaves: number[] = [];
const renames: number[] = [];
const beforeSaves = process.cpuUsage();
for (let count = 0; count < SAVES; count += 1) {
  autosaves.push(await measure(() => save({ title: `title ${count}` }, true)));
  renames.push(await measure(() => save({ slug: `edited-${count}` }, true)));
}
const ofSaves = process.cpuUsage(beforeSaves);
const cpuOfSave = (ofSaves.user + ofSaves.system) / 1000 / (2 * SAVES);
const cpu = process.cpuUsage();
const move = await measure(() =>
  payload.update({
    collection: 'pages',
    id: branch,
    locale: 'he',
    data: { parentPage: elsewhere, _status: 'published' },
  }),
);
const { user, system } = process.cpuUsage(cpu);
const { totalDocs: redirects } = await payload.count({ collection: 'redirects' });
const { totalDocs: moved } = await payload.count({
  collection: 'pages',
  where: { 'paths.he': { like: '/elsewhere/branch/' } },
});

console.log(`${totalDocs} pages`);
console.log(
  `an autosave: ${median(autosaves).toFixed(0)} ms; with another slug: ${median(renames).toFixed(0)} ms (median of ${SAVES}; ${cpuOfSave.toFixed(0)} ms of CPU)`,
);
console.log(
  `a moved branch of ${BRANCH} pages: ${(move / 1000).toFixed(2)} s (${((user + system) / 1e6).toFixed(2)} s of CPU), ${moved} pages moved, ${redirects} redirects left`,
);
await payload.destroy();
const complete = moved === BRANCH + 1 && redirects === 2 * (BRANCH + 1);
process.exit(
  complete && median(autosaves) <= SAVE_MS && median(renames) <= SAVE_MS && move <= MOVE_MS ? 0 : 1,
);
