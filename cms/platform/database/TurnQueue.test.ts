import { expect, test } from 'vitest';
import { TurnQueue } from './TurnQueue';

test('gives turns one after another, in the order of asking', async () => {
  const queue = new TurnQueue();
  const order: string[] = [];
  const work = async (name: string) => {
    const done = await queue.take(1000);
    order.push(`${name} begins`);
    await new Promise(setImmediate);
    order.push(`${name} ends`);
    done();
  };
  await Promise.all(['a', 'b', 'c'].map(work));
  expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

test('whoever waits too long gives up and holds nobody back', async () => {
  const queue = new TurnQueue();
  const done = await queue.take(1000);
  await expect(queue.take(5)).rejects.toThrow('No turn within 5 ms');
  const later = queue.take(1000);
  done();
  (await later)();
  (await queue.take(5))();
});

test('ending a turn twice ends only that turn', async () => {
  const queue = new TurnQueue();
  const first = await queue.take(1000);
  first();
  const second = await queue.take(1000);
  first();
  await expect(queue.take(5)).rejects.toThrow();
  second();
});
