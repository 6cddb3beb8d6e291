import { createLimiter } from './createLimiter';

test('limits parallel work and starts it in order', async () => {
  const limited = createLimiter(2);
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const work = (turns: number) =>
    limited(async () => {
      begun.push(turns);
      running += 1;
      most = Math.max(most, running);
      for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
      running -= 1;
      return turns * 10;
    });
  await expect(Promise.all([5, 1, 4, 2, 3].map(work))).resolves.toEqual([50, 10, 40, 20, 30]);
  expect(begun).toEqual([5, 1, 4, 2, 3]);
  expect(most).toBe(2);
});

test('continues after a failure', async () => {
  const limited = createLimiter(1);
  await expect(limited(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(limited(() => Promise.resolve('yes'))).resolves.toBe('yes');
});
