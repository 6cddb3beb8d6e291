import { afterAll, beforeAll, expect, it } from 'vitest';
import { startCms, type RunningCms } from '../../test/startCms';
import { freeStuckTasks } from './freeStuckTasks';

let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());

it('frees a task that nothing runs any more, and none that has just begun', async () => {
  const task = () =>
    cms.payload.create({
      collection: 'payload-jobs',
      data: { taskSlug: 'notifyBuild', queue: 'build', input: { since: 'now' }, processing: true },
    });
  const { id } = await task();
  const processing = async () =>
    (await cms.payload.findByID({ collection: 'payload-jobs', id, depth: 0 })).processing;
  const now = Date.now();
  await freeStuckTasks(cms.payload, now);
  expect(await processing()).toBe(true);
  await freeStuckTasks(cms.payload, now + 4 * 60_000);
  expect(await processing()).toBe(false);
});
