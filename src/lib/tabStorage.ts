/**
 * Calls a function with the session storage of this tab.
 * @returns null if the storage is unavailable or full
 */
export function withTabStorage<Result>(run: (storage: Storage) => Result): Result | null {
  try {
    return run(window.sessionStorage);
  } catch {
    return null;
  }
}
