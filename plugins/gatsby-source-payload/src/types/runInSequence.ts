const last = new Map<string, Promise<unknown>>();

/**
 * Runs work of the same key in sequence, and of different keys in parallel.
 * @param work a failure does not stop the next work
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
