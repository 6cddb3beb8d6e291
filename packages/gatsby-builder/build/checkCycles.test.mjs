import { checkCycles } from './checkCycles.mjs';

const EDIT = [{ type: 'CmsPage', id: '1', title: 'Home' }];

/**
 * Returns fake cycles. Each has given changes of editors and given rendered pages. @param {[object[], string[]][]} all
 */
function cyclesOf(...all) {
  let saved = 0;
  const queue = all.map(([changes, rendered]) => ({
    changes,
    rendered,
    deleted: [],
    save: () => (saved += 1),
  }));
  const cycle = async () =>
    /** @type {import('./checkCycles.mjs').Cycle} */ (/** @type {unknown} */ (queue.shift()));
  return { cycle, saved: () => saved };
}

it('trusts cycles if one without changes writes nothing', async () => {
  const { cycle, saved } = cyclesOf([EDIT, ['/a/']], [[], []]);
  const { trusted, touched, cycles } = await checkCycles(cycle, 5);
  expect([trusted, touched, cycles.length, saved()]).toEqual([true, [], 2, 2]);
});

it('does not trust cycles that write without changes', async () => {
  const { trusted, touched } = await checkCycles(cyclesOf([[], ['/a/']]).cycle, 5);
  expect([trusted, touched]).toEqual([false, ['/a/']]);
});

it('returns null if every cycle had changes', async () => {
  const { cycle, saved } = cyclesOf([EDIT, ['/a/']], [EDIT, ['/a/']], [[], ['/a/']]);
  const { trusted, touched, cycles } = await checkCycles(cycle, 2);
  expect([trusted, touched, cycles.length, saved()]).toEqual([null, [], 2, 2]);
});
