import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startCms, type RunningCms } from '../../test/startCms';
import { bootstrap } from './bootstrap';
import { env } from '../env/env';

let cms: RunningCms;
const { cmsUrl, siteUrl } = env;

beforeAll(async () => {
  cms = await startCms();
});
afterEach(() => {
  Object.assign(env, { cmsUrl, siteUrl });
});
afterAll(() => cms.stop());

it.each([
  ['on a local machine: the demo accounts', {}, ['administrator', 'editor', 'staff']],
  ['with a public CMS: only the administrator', { cmsUrl: 'https://cms.example.com' }, ['administrator']],
  ['with a public site: only the administrator', { siteUrl: 'https://www.example.com' }, ['administrator']],
])('creates the first accounts of an empty database %s', async (_, addresses, roles) => {
  await cms.payload.db.deleteMany({ collection: 'users', where: {} });
  Object.assign(env, addresses);
  await bootstrap(cms.payload);
  const { docs } = await cms.payload.find({ collection: 'users', sort: 'id' });
  expect(docs.flatMap((user) => user.roles)).toEqual(roles);
});
