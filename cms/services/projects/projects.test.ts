import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listingPage } from '../../test/createProject';
import { startCms, type RunningCms } from '../../test/startCms';

let cms: RunningCms;
let listing: number;
const ids: Record<string, number> = {};

beforeAll(async () => {
  cms = await startCms();
  listing = await listingPage(cms.payload);
  await cms.payload.update({
    collection: 'pages',
    id: listing,
    locale: 'en',
    data: { title: 'Projects', slug: 'projects', languages: ['he', 'en'], _status: 'published' },
  });
  ids.israel = await entry('countries', 'ישראל', 'Israel', { code: 'IL' });
  ids.haifa = await entry('cities', 'חיפה', 'Haifa', { country: ids.israel });
  ids.offices = await entry('designations', 'משרדים', 'Offices', { number: 1747, order: 2 });
  ids.homes = await entry('designations', 'מגורים', 'Residential', { number: 1732, order: 1 });
  ids.built = await entry('projectStatuses', 'בבנייה', 'Under construction');
  const partner = await cms.payload.create({
    collection: 'partners',
    locale: 'he',
    data: { memberName: 'שותף', url: 'https://partner.example' },
  });
  ids.partner = partner.id;
  ids.site = await entry('groupSites', 'מגורים בע״מ', 'Homes Ltd', { members: [partner.id] });
  ids.type = await entry('projectTypes', 'שיווק דירות', 'Homes for sale', { layout: 'marketing' });
  ids.public = await project('sea-towers', true);
  ids.draft = await project('not-yet', false);
});
afterAll(() => cms.stop());

type List = 'countries' | 'cities' | 'designations' | 'projectStatuses' | 'groupSites' | 'projectTypes';

async function entry(collection: List, he: string, en: string, data: object = {}): Promise<number> {
  const { id } = await cms.payload.create({ collection, locale: 'he', data: { name: he, ...data } as never });
  await cms.payload.update({ collection, id, locale: 'en', data: { name: en } as never });
  return id;
}

async function project(slug: string, published: boolean): Promise<number> {
  const { id } = await cms.payload.create({
    collection: 'projects',
    locale: 'he',
    draft: !published,
    data: {
      projectTitle: `${slug} he`,
      slug,
      parentPage: listing,
      languages: ['he'],
      projectType: ids.type,
      city: [ids.haifa ?? 0],
      country: [ids.israel ?? 0],
      propertyDesignations: [ids.homes ?? 0],
      projectStatuses: [ids.built ?? 0],
      groupSites: [ids.site ?? 0],
      partners: [ids.partner ?? 0],
      residentialUnits: 120,
      ...(published && { _status: 'published' as const }),
    },
  });
  return id;
}

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${cms.url}/web/${path}`, { headers });

describe('projects by ids', () => {
  it('contain their references by id and name', async () => {
    const response = await ask(`projects?ids=${ids.public}&culture=he-il`);
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=300');
    expect(await response.json()).toEqual({
      body: [
        {
          id: ids.public,
          projectTitle: 'sea-towers he',
          url: '/projects/sea-towers/',
          projectType: { id: ids.type, name: 'שיווק דירות', layout: 'marketing' },
          projectStatuses: [{ id: ids.built, name: 'בבנייה', number: null }],
          propertyDesignations: [{ id: ids.homes, name: 'מגורים', number: 1732 }],
          propertyType: null,
          city: [{ id: ids.haifa, name: 'חיפה', number: null }],
          country: [{ id: ids.israel, name: 'ישראל', number: null }],
          groupSites: [{ id: ids.site, name: 'מגורים בע״מ', number: null }],
          groupMembers: [ids.partner],
          squareMeters: null,
          residentialUnits: 120,
          images: [],
          leadFormBMBYId: null,
          emailForLead: null,
        },
      ],
    });
  });

  it('are in the order of the ids, without drafts, unknown ones and those of other languages', async () => {
    const second = await project('park', true);
    const list = async (query: string) =>
      ((await (await ask(`projects?${query}`)).json()) as { body: { id: number }[] }).body.map(
        ({ id }) => id,
      );
    expect(await list(`ids=${second},999999,${ids.public},${ids.draft}&culture=he-il`)).toEqual([
      second,
      ids.public,
    ]);
    expect(await list(`ids=${ids.public}&ids=${second}&culture=he-il`)).toEqual([ids.public, second]);
    expect(await list(`ids=${second}&culture=en-us`)).toEqual([]);
  });

  it.each([
    ['culture=he-il', 'ids'],
    ['ids=', 'ids'],
    ['ids=a', 'ids'],
    ['ids=-1', 'ids'],
    ['ids=1.5', 'ids'],
    [`ids=${Array.from({ length: 101 }, (_, index) => index + 1).join(',')}`, 'ids'],
    ['ids=1&culture=fr-fr', 'culture'],
  ])('reject ?%s', async (query, field) => {
    const response = await ask(`projects?${query}`);
    expect(response.status).toBe(422);
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual([field]);
  });
});

describe('lists', () => {
  it.each([
    ['culture=en-us', {}, ['Residential', 'Offices']],
    ['culture=he-il', { 'X-Accept-Language': 'en-us' }, ['מגורים', 'משרדים']],
    ['', { 'X-Accept-Language': 'en-us' }, ['Residential', 'Offices']],
    ['', {}, ['מגורים', 'משרדים']],
  ])('are in the editors’ order, in the language of ?%s and %j', async (query, headers, names) => {
    const response = await ask(`lookups?${query}`, headers as Record<string, string>);
    const { body } = (await response.json()) as { body: { designations: { name: string }[] } };
    expect(body.designations.map(({ name }) => name)).toEqual(names);
  });

  it('contain the country of a city and the members of a group site, with names falling back to Hebrew', async () => {
    const { body } = (await (await ask('lookups?culture=en-us')).json()) as { body: Record<string, unknown> };
    expect(body.cities).toEqual([{ id: ids.haifa, name: 'Haifa', number: null, country: ids.israel }]);
    expect(body.groupSites).toEqual([
      { id: ids.site, name: 'Homes Ltd', number: null, members: [ids.partner] },
    ]);
    expect(body.partners).toEqual([
      { id: ids.partner, memberName: 'שותף', url: 'https://partner.example', lOGO: null },
    ]);
  });

  it('exclude trashed entries', async () => {
    const gone = await entry('propertyTypes' as List, 'מחסן', 'Warehouse');
    const names = async () =>
      ((await (await ask('lookups')).json()) as { body: { propertyTypes: { name: string }[] } }).body
        .propertyTypes;
    expect(await names()).toHaveLength(1);
    await cms.payload.update({
      collection: 'propertyTypes',
      id: gone,
      data: { deletedAt: new Date().toISOString() },
    });
    expect(await names()).toEqual([]);
  });

  it('reject an unknown culture', async () => {
    expect((await ask('lookups?culture=xx')).status).toBe(422);
  });
});
