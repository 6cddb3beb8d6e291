const last = new Map<string, Promise<unknown>>();

/**
 * Runs functions with the same key one after another. Functions with different keys run in parallel.
 * @param work runs even if the previous function with the same key has failed
 */
export function runInSequence<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = last.get(key) ?? Promise.resolve();
  const mine = before.then(work, work);
  last.set(key, mine);
  const leave = () => {
    if (last.get(key) === mine) last.delete(key);
  };
  mine.then(leave, leave);
  return mine;
}
