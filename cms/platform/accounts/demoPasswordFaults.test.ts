import { afterAll, beforeAll, expect, it } from 'vitest';
import { realPasswords } from '../../test/quickPasswords';
import { startCms, type RunningCms } from '../../test/startCms';
import { demoPasswordFaults } from './demoPasswordFaults';
import { DEMO_PASSWORD } from '../env/startupFaults';

let cms: RunningCms;
beforeAll(async () => {
  // Uses the real number of hash rounds instead of the reduced one for tests.
  realPasswords();
  cms = await startCms();
});
afterAll(() => cms.stop());

it('names exactly the accounts with the demo password', async () => {
  const create = (email: string, password: string) =>
    cms.payload.create({ collection: 'users', data: { name: 'x', email, password, roles: ['staff'] } });
  await create('demo@even-derech.example', DEMO_PASSWORD);
  await create('own@even-derech.example', 'a long password of one’s own');
  const faults = await demoPasswordFaults(cms.payload, [
    'demo@even-derech.example',
    'own@even-derech.example',
  ]);
  expect(faults).toEqual([expect.stringContaining('demo@even-derech.example')]);
});
