import { mapLimited } from './mapLimited';

test('keeps the order and never does more than the limit at a time', async () => {
  let running = 0;
  let most = 0;
  const results = await mapLimited([5, 1, 4, 2, 3], 2, async (item) => {
    running += 1;
    most = Math.max(most, running);
    for (let turn = 0; turn < item; turn += 1) await Promise.resolve();
    running -= 1;
    return item * 10;
  });
  expect(results).toEqual([50, 10, 40, 20, 30]);
  expect(most).toBe(2);
});

test('leaves the rest undone after a failure', async () => {
  const begun: number[] = [];
  const work = mapLimited([1, 2, 3, 4], 1, (item) => {
    begun.push(item);
    return item === 2 ? Promise.reject(new Error('no')) : Promise.resolve(item);
  });
  await expect(work).rejects.toThrow('no');
  expect(begun).toEqual([1, 2]);
});

test('has nothing to do for no items', async () => {
  await expect(mapLimited([], 4, () => Promise.resolve(1))).resolves.toEqual([]);
});
