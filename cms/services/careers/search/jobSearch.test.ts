import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { handleRequest } from '../../../platform/http/handleRequest';
import { startCms, type RunningCms } from '../../../test/startCms';
import type { JobFilterOptions, JobPage } from './jobSearchSchema';

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

let cms: RunningCms;
const ids: Record<string, number> = {};

type Lookup = 'jobAreas' | 'jobScopes' | 'jobProfessions' | 'companyDivisions';

async function named(collection: Lookup, he: string, en: string, order: number): Promise<void> {
  const { id } = await cms.payload.create({ collection, locale: 'he', data: { name: he, order } });
  await cms.payload.update({ collection, id, locale: 'en', data: { name: en } });
  ids[en] = id;
}

interface Position {
  orderId: number;
  area?: string;
  scope?: string;
  profession?: string;
  company?: string;
  division?: string;
  closingDate?: string;
  languages?: ('he' | 'en')[];
  _status?: 'draft' | 'published';
}

const POSITIONS: readonly Position[] = [
  { orderId: 1, area: 'North', scope: 'Full time', profession: 'Engineering', company: 'Group' },
  { orderId: 2, area: 'South', scope: 'Full time', profession: 'Engineering', company: 'Roads' },
  {
    orderId: 3,
    area: 'South',
    scope: 'Part time',
    profession: 'Service',
    company: 'Roads',
    division: 'Bridges',
  },
  { orderId: 4, area: 'North', profession: 'Service', closingDate: inHours(1), languages: ['he'] },
  { orderId: 5, area: 'Abroad', company: 'Group', closingDate: inHours(-1) },
  { orderId: 6, area: 'Abroad', company: 'Group', _status: 'draft' },
];

beforeAll(async () => {
  cms = await startCms();
  const { payload } = cms;
  await named('jobAreas', 'דרום', 'South', 1);
  await named('jobAreas', 'צפון', 'North', 0);
  await named('jobAreas', 'חו״ל', 'Abroad', 2);
  await named('jobScopes', 'מלאה', 'Full time', 0);
  await named('jobScopes', 'חלקית', 'Part time', 1);
  await named('jobProfessions', 'הנדסה', 'Engineering', 0);
  await named('jobProfessions', 'שירות', 'Service', 1);
  await named('companyDivisions', 'גשרים', 'Bridges', 0);
  for (const [companyId, name] of [
    [5423, 'Group'],
    [5425, 'Roads'],
  ] as const)
    ids[name] = (await payload.create({ collection: 'companies', data: { companyId, name } })).id;
  const idOf = (name: string | undefined) => (name === undefined ? null : (ids[name] ?? null));
  for (const { orderId, area, scope, profession, company, division, closingDate, ...others } of POSITIONS)
    await payload.create({
      collection: 'jobs',
      locale: 'he',
      data: {
        orderId,
        jobName: `משרה ${orderId}`,
        description: 'על התפקיד',
        startAdvertisingDate: `2026-10-0${orderId}T00:00:00.000Z`,
        area: idOf(area),
        scope: idOf(scope),
        profession: idOf(profession),
        company: idOf(company),
        division: idOf(division),
        closingDate: closingDate ?? null,
        languages: ['he', 'en'],
        _status: 'published',
        ...others,
      },
    });
});
afterAll(() => cms.stop());

const ask = (path: string, init: RequestInit = {}) =>
  handleRequest(new Request(`http://localhost${path}`, init), cms.payload);
const search = (body: unknown, headers: Record<string, string> = {}) =>
  ask('/web/jobs/search', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const found = async (body: unknown, headers?: Record<string, string>) =>
  (await (await search(body, headers)).json()) as JobPage;
const numbers = ({ items }: JobPage) => items.map(({ orderId }) => orderId);

describe('the search for positions', () => {
  it.each<[string, () => object, number[]]>([
    ['no filters: all open positions, newest first', () => ({}), [4, 3, 2, 1]],
    ['empty filters are ignored', () => ({ areaIds: [], professionIds: [] }), [4, 3, 2, 1]],
    ['an area', () => ({ areaIds: [ids.South] }), [3, 2]],
    ['several areas are alternatives', () => ({ areaIds: [ids.South, ids.North] }), [4, 3, 2, 1]],
    ['two filters are combined', () => ({ areaIds: [ids.South], jobScopeIds: [ids['Part time']] }), [3]],
    ['a profession', () => ({ professionIds: [ids.Service] }), [4, 3]],
    ['a company, by its public number', () => ({ companyIds: [5425] }), [3, 2]],
    ['a division', () => ({ companyDivisions: [ids.Bridges] }), [3]],
    ['single positions', () => ({ orderIds: [2, '4'] }), [4, 2]],
    ['a closed position is not found, not even by number', () => ({ orderIds: [5] }), []],
    ['a draft is not found', () => ({ orderIds: [6] }), []],
    ['words of its name and profession', () => ({ text: 'משרה הנדסה' }), [2, 1]],
    ['a prefix of a word', () => ({ text: 'הנד' }), [2, 1]],
    ['prefix letters', () => ({ text: 'בצפון' }), [4, 1]],
    ['final letters and niqqud', () => ({ text: 'צָפוֹנ' }), [4, 1]],
    ['the wrong keyboard layout', () => ({ text: 'mpui' }), [4, 1]],
    ['the company', () => ({ text: 'roads' }), [3, 2]],
    ['the number of the position', () => ({ text: '3' }), [3]],
    ['a text with a filter', () => ({ text: 'הנדסה', areaIds: [ids.South] }), [2]],
    ['a text without matches', () => ({ text: 'אסטרונאוט' }), []],
    ['a text without a word', () => ({ text: ' – ' }), [4, 3, 2, 1]],
    ['a text of a closed position', () => ({ text: 'חו״ל' }), []],
    ['an unknown value finds nothing', () => ({ areaIds: [999_999] }), []],
  ])('%s', async (_name, body, expected) => {
    const page = await found(body());
    expect(numbers(page)).toEqual(expected);
    expect(page.totalCount).toBe(expected.length);
  });

  it('omits positions without a page in the language', async () => {
    expect(numbers(await found({}, { 'X-Accept-Language': 'en-us' }))).toEqual([3, 2, 1]);
  });

  it.each([
    [0, [4, 3, 2], true],
    [1, [1], false],
    [2, [], false],
  ])('pages from 0: page %i', async (requestPage, expected, hasNextPage) => {
    const page = await found({ requestPage, pageSize: 3 });
    expect(numbers(page)).toEqual(expected);
    expect(page).toMatchObject({ totalCount: 4, hasNextPage, pageIndex: requestPage });
  });

  it('returns the specification’s entity in the request’s language', async () => {
    const { items } = await found({ orderIds: [3] }, { 'X-Accept-Language': 'en-us' });
    expect(items).toEqual([
      {
        orderId: 3,
        jobName: 'משרה 3',
        professionName: 'Service',
        subfield: null,
        scopeJobName: 'Part time',
        department: null,
        branchId: 5425,
        companyName: 'Roads',
        areaName: 'South',
        jobScopeId: ids['Part time'],
        description: 'על התפקיד',
        startAdvertisingDate: '2026-10-03T00:00:00.000Z',
      },
    ]);
  });

  it.each([
    ['an unknown filter', { salary: [1] }, 'salary'],
    ['a filter that is not a list', { areaIds: 1 }, 'areaIds'],
    ['an invalid id', { areaIds: ['north'] }, 'areaIds'],
    ['too many ids', { orderIds: Array.from({ length: 101 }, (_, index) => index) }, 'orderIds'],
    ['a page before the first', { requestPage: -1 }, 'requestPage'],
    ['a fractional page', { requestPage: 0.5 }, 'requestPage'],
    ['a page size above 100', { pageSize: 101 }, 'pageSize'],
    ['a page size of zero', { pageSize: 0 }, 'pageSize'],
    ['a text that is not a string', { text: 7 }, 'text'],
    ['a text that is too long', { text: 'x'.repeat(101) }, 'text'],
    ['no object', [], 'body'],
  ])('rejects %s: 422', async (_name, body, field) => {
    const answer = await search(body);
    expect(answer.status).toBe(422);
    const { errors } = (await answer.json()) as { errors: Record<string, string[]> };
    expect(Object.keys(errors).join()).toContain(field === 'salary' ? '' : field);
    expect(
      Object.values(errors)
        .flat()
        .every((text) => /[א-ת]/.test(text)),
    ).toBe(true);
  });

  it.each([
    [400, '{', {}],
    [413, JSON.stringify({ orderIds: ['1'.repeat(30_000)] }), {}],
    [415, '{}', { 'Content-Type': 'text/plain' }],
  ])('answers %i to an invalid body', async (status, body, headers) => {
    expect((await search(body, headers)).status).toBe(status);
  });

  it('answers a repeated query from the cache, until something changes', async () => {
    const { docs } = await cms.payload.find({ collection: 'jobs', where: { orderId: { equals: 1 } } });
    const id = docs[0]?.id ?? 0;
    expect(numbers(await found({ text: 'משרה 1' }))).toEqual([1]);
    expect(numbers(await found({ text: 'משרה 1' }))).toEqual([1]);
    await cms.payload.update({ collection: 'jobs', id, data: { closingDate: inHours(-1) } });
    expect(numbers(await found({ text: 'משרה 1' }))).toEqual([]);
    const closesAt = new Date(Date.now() + 1500).toISOString();
    await cms.payload.update({ collection: 'jobs', id, data: { closingDate: closesAt } });
    expect(numbers(await found({ text: 'משרה 1' }))).toEqual([1]);
    await vi.waitFor(async () => expect(numbers(await found({ text: 'משרה 1' }))).toEqual([]), 8000);
    await cms.payload.update({ collection: 'jobs', id, data: { closingDate: null } });
  });

  it('may be cached for seconds', async () => {
    expect((await search({})).headers.get('Cache-Control')).toMatch(/^public, max-age=\d+$/);
  });
});

describe('filters of the board', () => {
  const options = async (query = '', culture = 'en-us') =>
    (await (
      await ask(`/web/jobs/filters${query}`, { headers: { 'X-Accept-Language': culture } })
    ).json()) as JobFilterOptions;
  const names = (list: JobFilterOptions['avialableAreas']) => list.map(({ name }) => name);

  it('are the values of open positions, in the editors’ order', async () => {
    const { avialableAreas, avialableCompanies, avialableJobScopes, avialableProfessions } = await options();
    expect(names(avialableAreas)).toEqual(['North', 'South']);
    expect(avialableCompanies).toEqual([
      { id: 5423, name: 'Group', count: 1 },
      { id: 5425, name: 'Roads', count: 2 },
    ]);
    expect(names(avialableJobScopes)).toEqual(['Full time', 'Part time']);
    expect(names(avialableProfessions)).toEqual(['Engineering', 'Service']);
  });

  it('are in the request’s language', async () => {
    expect(names((await options('', 'he-il')).avialableAreas)).toEqual(['צפון', 'דרום']);
  });

  it('of divisions are those of their positions', async () => {
    const { avialableAreas, avialableJobScopes } = await options(`?companyDivisions=${ids.Bridges}`);
    expect(names(avialableAreas)).toEqual(['South']);
    expect(names(avialableJobScopes)).toEqual(['Part time']);
  });

  it.each<[string, () => string, Record<string, number>]>([
    ['nothing', () => '', { North: 1, South: 2, 'Full time': 2, 'Part time': 1, Engineering: 2, Service: 1 }],
    [
      'an area: not its own options, only the others',
      () => `?areaIds=${ids.South}`,
      { North: 1, South: 2, 'Full time': 1, 'Part time': 1, Engineering: 1, Service: 1 },
    ],
    [
      'two filters',
      () => `?areaIds=${ids.South}&jobScopeIds=${ids['Full time']}`,
      { North: 1, South: 1, 'Full time': 1, 'Part time': 1, Engineering: 1, Service: 0 },
    ],
    [
      'a text',
      () => `?text=${encodeURIComponent('engineer')}`,
      { North: 1, South: 1, 'Full time': 2, 'Part time': 0, Engineering: 2, Service: 0 },
    ],
  ])('count the positions that each would give beside %s', async (_name, query, expected) => {
    const { avialableAreas, avialableJobScopes, avialableProfessions } = await options(query());
    const counts = [...avialableAreas, ...avialableJobScopes, ...avialableProfessions];
    expect(Object.fromEntries(counts.map(({ name, count }) => [name, count]))).toEqual(expected);
  });

  it('reflect changes immediately', async () => {
    const { payload } = cms;
    const data = { languages: ['he' as const] };
    await payload.update({ collection: 'jobs', where: { orderId: { equals: 3 } }, data, locale: 'he' });
    expect(names((await options()).avialableJobScopes)).toEqual(['Full time']);
    const renamed = { id: ids.North ?? 0, collection: 'jobAreas' as const, locale: 'en' as const };
    await payload.update({ ...renamed, data: { name: 'Galilee' } });
    expect(names((await options()).avialableAreas)).toContain('Galilee');
    await payload.update({ ...renamed, data: { name: 'North' } });
    const both = { languages: ['he' as const, 'en' as const] };
    await payload.update({ collection: 'jobs', where: { orderId: { equals: 3 } }, data: both, locale: 'he' });
  });

  it.each(['areaIds=north', 'professionIds=1,x', `text=${'x'.repeat(101)}`])(
    'reject %.20s: 422',
    async (query) => {
      expect((await ask(`/web/jobs/filters?${query}`)).status).toBe(422);
    },
  );

  it('of an invalid division are rejected: 422', async () => {
    expect((await ask('/web/jobs/filters?companyDivisions=bridges')).status).toBe(422);
  });
});

it('a closed position accepts no applications', async () => {
  const answer = await ask('/web/jobs/apply', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: 'http://localhost:9101' },
    body: JSON.stringify({
      orderId: 5,
      firstName: 'דנה',
      lastName: 'כהן',
      phone: '0501234567',
      email: 'dana@example.com',
      cvFileBase64: 'eA==',
      fileNameWithExtension: 'cv.txt',
      isApprovedTerms: true,
      gRecaptchaResponse: 'x',
    }),
  });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toHaveProperty('errors.orderId');
});
