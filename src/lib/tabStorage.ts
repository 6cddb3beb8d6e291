/**
 * Runs a function with the tab's storage.
 * @returns null when the storage is unavailable or full
 */
export function withTabStorage<Result>(run: (storage: Storage) => Result): Result | null {
  try {
    return run(window.sessionStorage);
  } catch {
    return null;
  }
}
