/** Runs something with the tab's storage; where the browser has none, or it is full, nothing is kept and the result is null. */
export function withTabStorage<Result>(run: (storage: Storage) => Result): Result | null {
  try {
    return run(window.sessionStorage);
  } catch {
    return null;
  }
}
