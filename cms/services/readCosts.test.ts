import { afterAll, beforeAll, expect, it } from 'vitest';
import { readWeight } from '../intake/limitReads';
import { env } from '../platform/env/env';
import type { Route } from '../platform/http/route';
import { clearCachedReads } from '../platform/cache/cachedRead';
import { startContactCms, type ContactCms } from '../test/contactHarness';
import { countStatements } from '../test/countStatements';
import { createProject } from '../test/createProject';

const PROJECTS = 12;
/** Maximum cost of a read of weight 1. */
const MAX = { statements: 3, rows: 20 };

let cms: ContactCms;
let routes: readonly Route[];
const projects: number[] = [];
const { restReadsPerAddress } = env;
beforeAll(async () => {
  cms = await startContactCms();
  ({ routes } = cms.payload.config.custom as { routes: readonly Route[] });
  const facts = await createFacts();
  for (let index = 0; index < PROJECTS; index += 1) {
    projects.push(await createProject(cms.payload, facts));
  }
  Object.assign(env, { restReadsPerAddress: 1_000_000 });
});
afterAll(async () => {
  Object.assign(env, { restReadsPerAddress });
  await cms.stop();
});

/** Creates the documents that projects refer to. */
async function createFacts() {
  const entry = async (
    collection: 'countries' | 'cities' | 'designations' | 'projectStatuses' | 'groupSites',
    data: object = {},
  ): Promise<number> => {
    const made = { collection, locale: 'he', data: { name: collection, ...data } as never } as const;
    return (await cms.payload.create(made)).id;
  };
  const country = await entry('countries', { code: 'IL' });
  const partner = await cms.payload.create({
    collection: 'partners',
    locale: 'he',
    data: { memberName: 'שותף' },
  });
  return {
    country: [country],
    city: [await entry('cities', { country })],
    propertyDesignations: [await entry('designations', { number: 1, order: 1 })],
    projectStatuses: [await entry('projectStatuses')],
    groupSites: [await entry('groupSites', { members: [partner.id] })],
    partners: [partner.id],
  };
}

/** Query string or body of the most expensive request of a route. Other routes are requested without them. */
const LARGEST: Readonly<Record<string, () => { query?: string; body?: object }>> = {
  'GET /web/projects': () => ({ query: `?ids=${projects.join(',')}` }),
  'GET /web/apartments/state': () => ({ query: `?project=${projects[0]}` }),
  'POST /web/jobs/search': () => ({ body: {} }),
};

function requestOf({ method, path }: Route): Request {
  const { query = '', body } = LARGEST[`${method} ${path}`]?.() ?? {};
  return new Request(`${cms.url}${path.replace(/\{\w+\}/g, '1')}${query}`, {
    method,
    ...(method === 'POST' && {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body ?? {}),
    }),
  });
}

it('a read counts in proportion to its statements and rows', async () => {
  const count = countStatements(cms.payload);
  const expensive: string[] = [];
  for (const route of routes) {
    const weight = readWeight(route.handler, requestOf(route));
    if (weight === undefined) continue;
    clearCachedReads();
    // Figures with a weight below 1 come from memory. Read them once before, because only the first request needs the
    // database.
    if (weight < 1) await (await fetch(requestOf(route))).arrayBuffer();
    count();
    const answer = await fetch(requestOf(route));
    await answer.arrayBuffer();
    const { statements, rows } = count();
    if (statements > weight * MAX.statements || rows > weight * MAX.rows)
      expensive.push(`${route.method} ${route.path}: ${statements} statements, ${rows} rows`);
  }
  expect(expensive).toEqual([]);
});

it('projects are read once for all requests of a few seconds', async () => {
  const route = routes.find(({ path }) => path === '/web/projects');
  if (!route) throw new Error('There are no projects');
  const ask = async () => ((await (await fetch(requestOf(route))).json()) as { body: unknown[] }).body;
  await ask();
  const count = countStatements(cms.payload);
  expect(await ask()).toHaveLength(PROJECTS);
  expect(count().statements).toBe(0);
});
