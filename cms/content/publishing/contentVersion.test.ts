import type { CollectionConfig, Payload, SanitizedConfig } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { env } from '../../platform/env/env';
import { createDraftProject } from '../../test/createProject';
import { logIn } from '../../test/logIn';
import { startCms, type RunningCms } from '../../test/startCms';
import { contentSchema } from './contentSchema';
import { publicChangeHooks } from './publicChangeHooks';
import { publicSources } from './publicSources';

let cms: RunningCms;

beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());

async function version(): Promise<string> {
  const response = await fetch(`${cms.url}/web/content/version`);
  expect(response.status).toBe(200);
  return ((await response.json()) as { version: string }).version;
}

interface Change {
  name: string;
  change: (payload: Payload) => Promise<unknown>;
}

const job = { jobName: 'מהנדסת', description: 'תיאור', languages: ['he' as const] };
const apartment = { assetName: 'A-1', propertyTitle: 'דירה' };

const changes: Change[] = [
  {
    name: 'a published job',
    change: ({ create }) =>
      create({
        collection: 'jobs',
        locale: 'he',
        data: { ...job, orderId: 11, startAdvertisingDate: new Date().toISOString(), _status: 'published' },
      }),
  },
  {
    name: 'a job that is taken back',
    change: (payload) =>
      payload.update({
        collection: 'jobs',
        where: { orderId: { equals: 11 } },
        data: { _status: 'draft' },
      }),
  },
  {
    name: 'a new apartment',
    change: ({ create }) => create({ collection: 'apartments', locale: 'he', data: apartment }),
  },
  {
    name: 'an apartment of a project that is not published: once it is, nothing of the apartment changes',
    change: async (payload) =>
      payload.create({
        collection: 'apartments',
        locale: 'he',
        data: { ...apartment, assetName: 'A-2', project: await createDraftProject(payload) },
      }),
  },
  {
    name: 'an apartment whose price changed',
    change: (payload) =>
      payload.update({
        collection: 'apartments',
        where: { assetName: { equals: 'A-1' } },
        data: { price: 6000 },
      }),
  },
  {
    name: 'the settings',
    change: (payload) =>
      payload.updateGlobal({
        slug: 'siteSettings',
        locale: 'he',
        data: { siteName: 'אבן־דרך', phone: '03-5550100' },
      }),
  },
];

test.each(changes)('the content version changes with $name', async ({ change }) => {
  const before = await version();
  await change(cms.payload);
  expect(await version()).not.toBe(before);
});

test('the content version does not change with a draft', async () => {
  const before = await version();
  await cms.payload.create({
    collection: 'jobs',
    locale: 'he',
    draft: true,
    data: { ...job, orderId: 12, startAdvertisingDate: new Date().toISOString() },
  });
  expect(await version()).toBe(before);
});

test('the schema version changes with a field only', async () => {
  const { schema } = (await (await fetch(`${cms.url}/web/content/version`)).json()) as { schema: string };
  const { config } = cms.payload;
  expect(schema).toMatch(/^[0-9a-f]{64}$/);
  expect(contentSchema({ ...config })).toBe(schema);
  const [first, ...others] = config.collections;
  const field = { name: 'novelty', type: 'text' as const };
  const flattenedFields = [...(first?.flattenedFields ?? []), field];
  const collections = [{ ...first, fields: [...(first?.fields ?? []), field], flattenedFields }, ...others];
  expect(contentSchema({ ...config, collections } as unknown as SanitizedConfig)).not.toBe(schema);
});

test('an address above the read limit gets Retry-After', async () => {
  const most = env.restReadsPerAddress;
  Object.assign(env, { restReadsPerAddress: 0 });
  const response = await fetch(`${cms.url}/web/content/version`);
  Object.assign(env, { restReadsPerAddress: most });
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
});

test('the version covers all announced collections without a manual list', () => {
  const { collections, globals } = cms.payload.config;
  const hooks = publicChangeHooks('pages');
  const brandNew = { slug: 'novelties', fields: [], hooks } satisfies CollectionConfig;
  const config = { collections: [...collections, brandNew], globals } as unknown as SanitizedConfig;
  expect(publicSources(config)).toEqual({
    collections: expect.arrayContaining(['pages', 'jobs', 'apartments', 'redirects', 'novelties']),
    globals: ['siteSettings', 'brand', 'consentTexts', 'header', 'footer'],
  });
  expect(publicSources(config).collections).not.toContain('messages');
});

test('the version contains the database id and all announced collections and globals', async () => {
  const { collections, globals } = publicSources(cms.payload.config);
  const named = (await version()).split('|').map((mark) => mark.split(':')[0]);
  const keys = [...collections, 'tombstones', ...globals.map((slug) => `globals/${slug}`)];
  expect(named).toEqual(['database', ...keys]);
});

describe('with drafts', () => {
  const ask = async (headers: Record<string, string> = {}) =>
    fetch(`${cms.url}/web/content/version?draft=true`, { headers });
  const asEditor = async () => {
    const response = await ask(await logIn(cms, 'editor'));
    return (await response.json()) as {
      drafts?: boolean;
      sources: Record<string, { changedAt: string; count: number }>;
    };
  };

  test('requires permission to see drafts', async () => {
    expect((await ask()).status).toBe(401);
    expect((await ask({ Authorization: 'services API-Key wrong' })).status).toBe(401);
  });

  test('changes when a draft is created, saved or deleted', async () => {
    const before = await asEditor();
    expect(before.drafts).toBe(true);
    const { id } = await cms.payload.create({
      collection: 'jobs',
      locale: 'he',
      draft: true,
      data: { ...job, orderId: 21 },
    });
    const { sources: created } = await asEditor();
    expect(created.jobs?.count).toBe((before.sources.jobs?.count ?? 0) + 1);
    await cms.payload.update({
      collection: 'jobs',
      id,
      locale: 'he',
      draft: true,
      autosave: true,
      data: { jobName: 'מהנדס' },
    });
    const { sources: saved } = await asEditor();
    expect(Date.parse(saved.jobs?.changedAt ?? '')).toBeGreaterThan(
      Date.parse(created.jobs?.changedAt ?? ''),
    );
    await cms.payload.delete({ collection: 'jobs', id });
    const { sources: deleted } = await asEditor();
    expect(deleted.jobs?.count).toBe(before.sources.jobs?.count);
    expect(deleted.pages).toEqual(before.sources.pages);
  });
});

test('lists the last public change of each source', async () => {
  const sources = async () => {
    const response = await fetch(`${cms.url}/web/content/version`);
    return ((await response.json()) as { sources: Record<string, { changedAt: string; count: number }> })
      .sources;
  };
  const before = await sources();
  const started = new Date().toISOString();
  await cms.payload.create({ collection: 'countries', locale: 'he', data: { name: 'יוון' } });
  await cms.payload.create({ collection: 'jobs', locale: 'he', draft: true, data: { ...job, orderId: 13 } });
  const { countries, ...others } = await sources();
  expect(countries?.count).toBe((before.countries?.count ?? 0) + 1);
  expect(String(countries?.changedAt) >= started).toBe(true);
  expect(others).toEqual(Object.fromEntries(Object.entries(before).filter(([slug]) => slug !== 'countries')));
});
