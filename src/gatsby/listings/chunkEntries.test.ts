import { chunkEntries } from './chunkEntries';

const ids = (count: number) => Array.from({ length: count }, (_, index) => `node-${index}`);
const changed = (before: readonly string[], after: readonly string[]) => {
  const known = new Set(chunkEntries(before, 256).map((part) => part.join()));
  return chunkEntries(after, 256).filter((part) => !known.has(part.join())).length;
};

it.each([0, 1, 300, 5_000])('splits %i entries in order without losing any', (count) => {
  expect(chunkEntries(ids(count), 256).flat()).toEqual(ids(count));
  for (const part of chunkEntries(ids(count), 256)) expect(part.length).toBeGreaterThan(0);
});

it('does not split a short list', () => {
  expect(chunkEntries(ids(127), 256)).toEqual([ids(127)]);
});

it('splits 5,000 entries into some fifteen parts', () => {
  expect(chunkEntries(ids(5_000), 256).length).toBeGreaterThan(8);
  expect(chunkEntries(ids(5_000), 256).length).toBeLessThan(25);
});

it('ends a part without a boundary entry at its maximum length', () => {
  const same = Array.from({ length: 2_500 }, () => 'one that ends none');
  expect(chunkEntries(same, 256).map(({ length }) => length)).toEqual([1024, 1024, 452]);
});

const all = ids(5_000);
it.each([
  ['comes first', ['new', ...all]],
  ['comes in the middle', [...all.slice(0, 2_500), 'new', ...all.slice(2_500)]],
  ['comes last', [...all, 'new']],
  ['goes', all.filter((id) => id !== 'node-1234')],
])('changes at most two parts when an entry %s', (_name, after) => {
  expect(changed(all, after)).toBeGreaterThan(0);
  expect(changed(all, after)).toBeLessThanOrEqual(2);
});
