import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startCms, type RunningCms } from '../../test/startCms';
import { releaseStuckTasks } from './releaseStuckTasks';
import { isTracked, trackTask } from './runningTasks';

let cms: RunningCms;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms.stop());
beforeEach(() => cms.payload.db.deleteMany({ collection: 'payload-jobs', where: {} }));

it('frees an interrupted task, but not one that has just started', async () => {
  const task = () =>
    cms.payload.create({
      collection: 'payload-jobs',
      data: { taskSlug: 'notifyBuild', queue: 'build', input: { since: 'now' }, processing: true },
    });
  const { id } = await task();
  const processing = async () =>
    (await cms.payload.findByID({ collection: 'payload-jobs', id, depth: 0 })).processing;
  const now = Date.now();
  await releaseStuckTasks(cms.payload, now);
  expect(await processing()).toBe(true);
  await releaseStuckTasks(cms.payload, now + 4 * 60_000);
  expect(await processing()).toBe(false);
});

it('does not free a task that this process runs for a long time', async () => {
  const { payload } = cms;
  let runs = 0;
  let end = (): void => undefined;
  const began = new Promise<void>((begin) => {
    const ends = new Promise<void>((resolve) => (end = resolve));
    const slow = trackTask({
      slug: 'notifyBuild',
      handler: async () => {
        runs += 1;
        begin();
        await ends;
        return { output: {} };
      },
    });
    const { tasks = [] } = payload.config.jobs;
    tasks.splice(
      tasks.findIndex(({ slug }) => slug === 'notifyBuild'),
      1,
      slow,
    );
  });
  const job = await payload.jobs.queue({ task: 'notifyBuild', input: { since: 'now' } });
  const ended = payload.jobs.runByID({ id: job.id, silent: true });
  await began;
  const now = Date.now() + 10 * 60_000;
  await releaseStuckTasks(payload, now);
  const { docs } = await payload.find({ collection: 'payload-jobs', where: { id: { equals: job.id } } });
  expect(docs.map(({ processing }) => processing)).toEqual([true]);
  await payload.jobs.run({ allQueues: true, silent: true });
  expect(runs).toBe(1);
  end();
  await ended;
  const left = await payload.count({ collection: 'payload-jobs', where: { id: { equals: job.id } } });
  expect(left.totalDocs).toBe(0);
});

it('frees a task whose end was not stored', async () => {
  const { payload } = cms;
  const { id } = await payload.create({
    collection: 'payload-jobs',
    data: { taskSlug: 'notifyBuild', queue: 'build', input: { since: 'now' }, processing: true },
  });
  const quick = trackTask({ slug: 'notifyBuild', handler: () => ({ output: {} }) });
  await (quick.handler as (args: object) => Promise<object>)({ job: { id } });
  await releaseStuckTasks(payload, Date.now() + 20 * 60_000);
  const job = await payload.findByID({ collection: 'payload-jobs', id, depth: 0 });
  expect(job.processing).toBe(false);
});

it('records the start and end of all tasks', () => {
  const { tasks = [] } = cms.payload.config.jobs;
  expect(tasks.length).toBeGreaterThan(3);
  expect(tasks.map(({ slug }) => slug)).toContain('schedulePublish');
  expect(tasks.filter((task) => !isTracked(task)).map(({ slug }) => slug)).toEqual([]);
});
