import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createDraftProject, createProject } from '../../test/createProject';
import { startCms, type RunningCms } from '../../test/startCms';
import { claimApartment } from './holds/claimApartment';
import { releaseHold } from './holds/releaseHold';

let cms: RunningCms;
let project: number;
let other: number;

beforeAll(async () => {
  cms = await startCms();
  [project = 0, other = 0] = [await createProject(cms.payload), await createProject(cms.payload)];
  await createApartment('A1', { project, price: 5100 });
  await createApartment('A2', { project, price: 6200, moreInfoContentHTML: 'reserved' });
  await createApartment('A3', { project });
  await createApartment('A4', { project, moreInfoContentHTML: '<p>משוריין</p>' });
  await createApartment('B1', { project: other });
  await createApartment('GONE', { project, deletedAt: new Date().toISOString() });
  await claimApartment(cms, { assetName: 'A3', reference: 'R-1', until: Date.now() + 60_000 });
});
afterAll(() => cms.stop());

const createApartment = (assetName: string, data: object) =>
  cms.payload.create({
    collection: 'apartments',
    locale: 'he',
    data: { assetName, propertyTitle: assetName, ...data },
  });

const ask = (queryString: string) => fetch(`${cms.url}/web/apartments/state?${queryString}`);

it('answers the state of each apartment of one project', async () => {
  const response = await ask(`project=${project}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=2');
  expect(await response.json()).toEqual({
    A1: { state: 'free', price: 5100 },
    A2: { state: 'taken', price: 6200 },
    A3: { state: 'held', price: null },
    A4: { state: 'taken', price: null },
  });
  expect(await (await ask(`project=${other}`)).json()).toEqual({ B1: { state: 'free', price: null } });
});

it('answers nothing for an unpublished project', async () => {
  const draft = await createDraftProject(cms.payload);
  await createApartment('SECRET', { project: draft, price: 1 });
  expect(await (await ask(`project=${draft}`)).json()).toEqual({});
  expect(await (await ask('assets=SECRET,B1')).json()).toEqual({ B1: { state: 'free', price: null } });
});

it('reads a project once in two seconds for all visitors, until a hold or an editor changes it', async () => {
  const find = vi.spyOn(cms.payload, 'find');
  const reads = () => find.mock.calls.filter(([{ collection }]) => collection === 'apartments').length;
  const stateOfB1 = async () =>
    ((await (await ask(`project=${other}`)).json()) as Record<string, { state: string; price: number }>).B1;
  await claimApartment(cms, { assetName: 'ELSEWHERE', reference: 'R-2', until: Date.now() + 60_000 });
  find.mockClear();
  for (let time = 0; time < 3; time += 1) expect((await stateOfB1())?.state).toBe('free');
  expect(reads()).toBe(1);
  await claimApartment(cms, { assetName: 'B1', reference: 'R-3', until: Date.now() + 60_000 });
  expect((await stateOfB1())?.state).toBe('held');
  await releaseHold(cms, 'R-3');
  expect((await stateOfB1())?.state).toBe('free');
  await cms.payload.update({
    collection: 'apartments',
    where: { assetName: { equals: 'B1' } },
    data: { price: 7 },
  });
  expect((await stateOfB1())?.price).toBe(7);
  await cms.payload.update({
    collection: 'apartments',
    where: { assetName: { equals: 'B1' } },
    data: { price: null },
  });
  find.mockRestore();
});

it('answers nothing for an unknown project', async () => {
  const response = await ask('project=999999');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({});
});

it('uses the asset names when both names and a project are given', async () => {
  expect(Object.keys((await (await ask(`project=${project}&assets=B1`)).json()) as object)).toEqual(['B1']);
});

it.each([
  ['project=', 'project'],
  ['project=x', 'project'],
  ['project=-1', 'project'],
  ['project=1e3', 'project'],
  ['', 'assets'],
  [`assets=${'x'.repeat(101)}`, 'assets'],
])('rejects ?%s', async (queryString, field) => {
  const response = await ask(queryString);
  expect(response.status).toBe(422);
  const { errors } = (await response.json()) as { errors: object };
  expect(Object.keys(errors)).toEqual([field]);
});
