import { expect, it } from 'vitest';
import { coalesce } from './coalesce';

/** Creates a coalesced function whose calls the test resolves or rejects one by one. */
function question() {
  const open: { answer: () => void; fail: () => void }[] = [];
  let begun = 0;
  const ask = coalesce(
    () =>
      new Promise<number>((resolve, reject) => {
        begun += 1;
        const number = begun;
        open.push({ answer: () => resolve(number), fail: () => reject(new Error(`no ${number}`)) });
      }),
  );
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return { ask, open, settled, begun: () => begun };
}

it('runs once for all callers during a run, and again afterwards', async () => {
  const { ask, open, settled, begun } = question();
  const first = ask();
  const others = [ask(), ask(), ask()];
  await settled();
  expect(begun()).toBe(1);
  open[0]?.answer();
  expect(await first).toBe(1);
  await settled();
  expect(begun()).toBe(2);
  const later = ask();
  open[1]?.answer();
  expect(await Promise.all(others)).toEqual([2, 2, 2]);
  await settled();
  open[2]?.answer();
  expect(await later).toBe(3);
});

it('rejects only the callers of the failed run', async () => {
  const { ask, open, settled } = question();
  const first = ask();
  const other = ask();
  open[0]?.fail();
  await expect(first).rejects.toThrow('no 1');
  await settled();
  open[1]?.answer();
  expect(await other).toBe(2);
});
