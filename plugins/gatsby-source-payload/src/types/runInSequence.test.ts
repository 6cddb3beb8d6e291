import { runInSequence } from './runInSequence';

const tick = () => new Promise((resolve) => setImmediate(resolve));

test('runs work of one key in sequence, and other keys in parallel', async () => {
  const steps: string[] = [];
  const work = (name: string) => async () => {
    steps.push(`${name} begins`);
    await tick();
    steps.push(`${name} ends`);
    return name;
  };
  const all = [
    runInSequence('a', work('a1')),
    runInSequence('a', work('a2')),
    runInSequence('b', work('b1')),
  ];
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'b1']);
  expect(steps.indexOf('a1 ends')).toBeLessThan(steps.indexOf('a2 begins'));
  expect(steps.indexOf('b1 begins')).toBeLessThan(steps.indexOf('a1 ends'));
});

test('rejects for the caller of failed work, and continues', async () => {
  const failed = runInSequence('a', () => Promise.reject(new Error('no file')));
  const next = runInSequence('a', () => Promise.resolve('done'));
  await expect(failed).rejects.toThrow('no file');
  expect(await next).toBe('done');
});
