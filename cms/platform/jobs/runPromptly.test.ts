import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startCms, type RunningCms } from '../../test/startCms';
import { type PromptQueue, runPromptly } from './runPromptly';

const MINUTE_MS = 60_000;

let cms: RunningCms;
let queue: PromptQueue | undefined;
let ran: unknown[] = [];

beforeAll(async () => {
  cms = await startCms();
  const { tasks = [] } = cms.payload.config.jobs;
  const task = tasks.find(({ slug }) => slug === 'notifyBuild');
  if (!task) throw new Error('There is no task to run');
  task.handler = ({ input }) => {
    ran.push((input as { since: string }).since);
    return { output: {} };
  };
});
afterAll(() => cms.stop());
beforeEach(async () => {
  ran = [];
  await cms.payload.db.deleteMany({ collection: 'payload-jobs', where: {} });
});
afterEach(() => queue?.stop());

const start = (mayRun = true) => {
  queue = runPromptly(cms.payload, { queue: 'build', mayRun: () => Promise.resolve(mayRun) });
  return queue;
};
const order = (since: string, waitUntil?: Date, name = 'build') =>
  cms.payload.jobs.queue({
    task: 'notifyBuild',
    queue: name,
    input: { since },
    ...(waitUntil && { waitUntil }),
  });

it('runs waiting and later tasks once each', async () => {
  await order('before');
  start();
  await vi.waitFor(() => expect(ran).toEqual(['before']));
  await order('later');
  await vi.waitFor(() => expect(ran).toEqual(['before', 'later']));
  await sleep(300);
  expect(ran).toHaveLength(2);
});

it('ignores future tasks, other queues, and tasks of another instance', async () => {
  await order('in a minute', new Date(Date.now() + MINUTE_MS));
  await order('elsewhere', undefined, 'default');
  start();
  await sleep(300);
  expect(ran).toEqual([]);
  await queue?.stop();
  await order('now');
  start(false);
  await sleep(300);
  expect(ran).toEqual([]);
});

it('queries the job queue only while a task waits', async () => {
  const run = vi.spyOn(cms.payload.jobs, 'run');
  start();
  await sleep(300);
  expect(run).not.toHaveBeenCalled();
  await order('now');
  await vi.waitFor(() => expect(ran).toEqual(['now']));
  expect(run).toHaveBeenCalledTimes(1);
  run.mockRestore();
});

it('does not poll continuously for a task that waits for another', async () => {
  await cms.payload.create({
    collection: 'payload-jobs',
    data: {
      taskSlug: 'notifyBuild',
      queue: 'build',
      input: { since: 'stuck' },
      processing: true,
      concurrencyKey: 'notifyBuild',
    },
  });
  await order('behind it');
  const run = vi.spyOn(cms.payload.jobs, 'run');
  start();
  await sleep(700);
  expect(run).toHaveBeenCalledTimes(1);
  expect(ran).toEqual([]);
  run.mockRestore();
});

it('continues after a database error, and stops on request', async () => {
  const error = vi.spyOn(cms.payload.logger, 'error').mockImplementation(() => undefined);
  const run = vi.spyOn(cms.payload.jobs, 'run').mockRejectedValueOnce(new Error('locked'));
  await order('now');
  start();
  await vi.waitFor(() => expect(ran).toEqual(['now']), { timeout: 10_000 });
  expect(error).toHaveBeenCalledTimes(1);
  await queue?.stop();
  await order('too late');
  await sleep(300);
  expect(ran).toEqual(['now']);
  for (const spy of [error, run]) spy.mockRestore();
});
