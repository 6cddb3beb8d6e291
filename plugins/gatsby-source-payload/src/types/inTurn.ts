const last = new Map<string, Promise<unknown>>();

/**
 * Does the works of one key one after the other, those of different keys at the same time.
 * @param key
 * @param work what is to do; one that fails does not keep the next from its turn
 * @returns what the work returns or throws
 */
export function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = last.get(key) ?? Promise.resolve();
  const mine = before.then(work, work);
  last.set(key, mine);
  const leave = () => {
    if (last.get(key) === mine) last.delete(key);
  };
  mine.then(leave, leave);
  return mine;
}
