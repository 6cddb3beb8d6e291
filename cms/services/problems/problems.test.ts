import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { env } from '../../platform/env/env';
import { query } from '../../platform/database/query';
import { caller, callRest } from '../../test/inboxHarness';
import { startCms, type RunningCms } from '../../test/startCms';
import { purgeProblems } from './purgeProblems';

vi.hoisted(() => {
  process.env.TRUSTED_PROXIES = '1';
  process.env.REST_READS_PER_ADDRESS = '1000';
});

const CHROMIUM =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0';

const ERROR = {
  kind: 'error',
  name: 'TypeError',
  message: "Cannot read properties of undefined (reading 'homes')",
  frames: ['/app-0a1b.js:1:2345', '/framework-77.js:2:10'],
};
const PART = { kind: 'part', name: 'LeadForm' };
const SLOW = { kind: 'vital', name: 'LCP', value: 5200, rating: 'poor' };
const report = (...problems: object[]) => ({ page: '/about/', release: 'a1b2', problems });

let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());
beforeEach(async () => {
  for (const collection of ['site-problems', 'rateLimits'] as const)
    await cms.payload.db.deleteMany({ collection, where: {} });
});

const send = (body: unknown, userAgent = CHROMIUM, headers: Record<string, string> = {}) =>
  fetch(`${cms.url}/web/problems`, {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain', 'User-Agent': userAgent, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

interface Shown {
  message: string;
  kind: string;
  count: number;
  pages: string;
  engines: string;
  releases: string;
  frames: string;
}

async function shown(): Promise<Shown[]> {
  const answer = await callRest(cms, 'GET', 'site-problems?sort=id', await caller(cms, 'admin'));
  return ((await answer.json()) as { docs: Shown[] }).docs;
}

describe('POST /web/problems', () => {
  it('groups equal errors and counts pages, engines and releases', async () => {
    expect((await send(report(ERROR, PART))).status).toBe(204);
    await send({ ...report(ERROR), page: '/en/about/', release: 'c3' }, FIREFOX);
    await send(report(ERROR));
    expect(await shown()).toMatchObject([
      {
        kind: 'error',
        message: "TypeError: Cannot read properties of undefined (reading 'homes')",
        frames: ERROR.frames.join('\n'),
        count: 3,
        pages: '/about/ (2), /en/about/ (1)',
        engines: 'Chromium 140 (2), Firefox 142 (1)',
        releases: 'a1b2 (2), c3 (1)',
      },
      { kind: 'part', message: 'LeadForm', count: 1, frames: '' },
    ]);
  });

  it('keeps errors apart that come from different places in the code', async () => {
    await send(report(ERROR, { ...ERROR, frames: ['/app-0a1b.js:1:99'] }));
    expect(await shown()).toHaveLength(2);
  });

  it('stores slow pages, one document per measure and page, and only counts fast ones', async () => {
    await send(report(SLOW, { ...SLOW, value: 900, rating: 'good' }));
    await send({ ...report(SLOW), page: '/faq/' });
    expect(await shown()).toMatchObject([
      { kind: 'vital', message: 'LCP', pages: '/about/ (1)' },
      { kind: 'vital', message: 'LCP', pages: '/faq/ (1)' },
    ]);
  });

  it.each<[string, unknown, number]>([
    ['no JSON', '{', 400],
    ['an address with a query', { ...report(PART), page: '/about/?email=dana@example.com' }, 422],
    ['an address with a hash', { ...report(PART), page: '/about/#dana' }, 422],
    ['a name with a space', report({ ...PART, name: 'Dana Cohen' }), 422],
    ['a page with U+0000', { ...report(PART), page: '/a\0b/' }, 400],
    ['a message with U+0000', report({ ...ERROR, message: 'a\0b' }), 400],
    ['a page with an escape character', { ...report(PART), page: '/a\u001b[2J/' }, 422],
    ['a message with an escape character', report({ ...ERROR, message: '\u001b[2J' }), 422],
    ['a message with a line break', report({ ...ERROR, message: 'a\nb' }), 422],
    ['a page with a change of direction', { ...report(PART), page: '/a\u202eb/' }, 422],
    ['a frame of another host', report({ ...ERROR, frames: ['https://evil.example/a.js:1:1'] }), 422],
    ['an unknown vital', report({ ...SLOW, name: 'FID' }), 422],
    ['no problem', report(), 422],
    ['eleven problems', report(...Array.from({ length: 11 }, () => PART)), 422],
    ['a body of 20 KB', 'x'.repeat(20_000), 413],
  ])('refuses %s', async (_name, body, status) => {
    expect((await send(body)).status).toBe(status);
    expect(await shown()).toEqual([]);
  });

  it('refuses pages of other websites', async () => {
    expect((await send(report(PART), CHROMIUM, { Origin: 'https://evil.example' })).status).toBe(403);
    expect(await shown()).toEqual([]);
    expect((await send(report(PART), CHROMIUM, { Origin: env.siteUrl })).status).toBe(204);
  });

  it('masks numbers and texts that a script sends', async () => {
    const message = 'call 0501234567 of 123456782, dana@example.com, "Dana Cohen"';
    await send({ ...report({ ...ERROR, message }), page: '/a/0501234567/' });
    await send(report({ ...PART, name: 'A123456782' }));
    const found = await shown();
    expect(found.map((one) => one.message)).toEqual(['TypeError: call # of #, … …', 'A#']);
    expect(found[0]?.pages).toBe('/a/#/ (1)');
  });

  it('counts each problem of a report as a read', async () => {
    const address = { 'X-Forwarded-For': '10.0.0.9' };
    const ten = report(...Array.from({ length: 10 }, () => PART));
    for (let time = 0; time < env.restReadsPerAddress / 10; time += 1)
      expect((await send(ten, CHROMIUM, address)).status).toBe(204);
    expect((await send(ten, CHROMIUM, address)).status).toBe(429);
  }, 60_000);

  it('names at most 20 pages of one cause', async () => {
    for (let page = 0; page < 25; page += 1) await send({ ...report(PART), page: `/${page}/` });
    const { docs } = await cms.payload.find({ collection: 'site-problems' });
    expect(docs).toHaveLength(1);
    expect(docs[0]?.count).toBe(25);
    expect(Object.keys(docs[0]?.pagesCounts as object)).toHaveLength(20);
  });
});

it('shows problems to administrators only', async () => {
  await send(report(PART));
  for (const who of ['editor', 'staff'])
    expect((await callRest(cms, 'GET', 'site-problems', await caller(cms, who))).status).toBe(403);
  expect((await callRest(cms, 'GET', 'site-problems', {})).status).toBe(403);
});

it('deletes problems after 30 days without a report', async () => {
  await send(report(PART, ERROR));
  await query(
    cms,
    sql`UPDATE site_problems SET last_seen_at = now() - interval '31 days' WHERE kind = 'part' RETURNING id`,
  );
  await purgeProblems(cms.payload);
  expect((await shown()).map(({ kind }) => kind)).toEqual(['error']);
});

it('keeps a real problem, however many one address invents', async () => {
  await send(report(ERROR));
  for (let at = 0; at < 51; at += 1)
    await send(
      report(...Array.from({ length: 10 }, (_, one) => ({ ...ERROR, message: `invented ${at} ${one}` }))),
    );
  await purgeProblems(cms.payload);
  const found = await shown();
  expect(found.map(({ message }) => message)).toContain(`TypeError: ${ERROR.message}`);
  const { totalDocs } = await cms.payload.count({ collection: 'site-problems' });
  expect(totalDocs).toBe(20);
});

it('keeps the problems that were reported most often', async () => {
  await send(report(ERROR, ERROR));
  await query(
    cms,
    sql`INSERT INTO site_problems (fingerprint, message, kind, count, last_seen_at, pages_counts, engines_counts, releases_counts)
        SELECT 'f' || n, 'invented', 'error', 1, now() + interval '1 minute', '{}', '{}', '{}'
        FROM generate_series(1, 600) AS n RETURNING id`,
  );
  await purgeProblems(cms.payload);
  const { docs, totalDocs } = await cms.payload.find({
    collection: 'site-problems',
    sort: '-count',
    limit: 1,
  });
  expect([totalDocs, docs[0]?.count]).toEqual([500, 2]);
});

it('keeps the 500 problems that were reported last', async () => {
  await query(
    cms,
    sql`INSERT INTO site_problems (fingerprint, message, kind, count, last_seen_at, pages_counts, engines_counts, releases_counts)
        SELECT 'f' || n, 'invented', 'error', 1, now() - interval '1 hour', '{}', '{}', '{}'
        FROM generate_series(1, 600) AS n RETURNING id`,
  );
  await send(report(ERROR));
  await purgeProblems(cms.payload);
  const { docs, totalDocs } = await cms.payload.find({
    collection: 'site-problems',
    sort: '-lastSeenAt',
    limit: 1,
  });
  expect(totalDocs).toBe(500);
  expect(docs[0]?.message).toMatch(/^TypeError/);
});
