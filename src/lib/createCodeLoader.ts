import { reportProblem } from './problems/reportProblem';

/** Loading state of code that is loaded on demand. */
export type LoadState = 'idle' | 'loading' | 'failed' | 'ready';

/** Code that is loaded on demand and shared by all callers. */
export interface CodeLoader<Code> {
  /**
   * Loads the code if it is not loaded yet. After a failure, the next call retries. The promise rejects if loading
   * fails.
   */
  load: () => Promise<Code>;
  /** Loads the code like `load`, but never rejects. Use it where the interface shows `state`. */
  want: () => void;
  state: () => LoadState;
  /** Returns the code if it is loaded. */
  code: () => Code | undefined;
  /** Resolves when the code is loaded, even if earlier attempts failed. It never rejects. */
  arrival: Promise<Code>;
  /** Calls the listener whenever `state` changes. Returns a function that removes the listener. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Creates a loader for code that is loaded on demand. A call after a failure retries, because webpack then requests the
 * script again.
 * @param name name of the code in problem reports: at most 60 letters and digits
 * @param fetchCode function that calls `import()`
 */
export function createCodeLoader<Code>(name: string, fetchCode: () => Promise<Code>): CodeLoader<Code> {
  let state: LoadState = 'idle';
  let code: Code | undefined;
  let loading: Promise<Code> | undefined;
  const listeners = new Set<() => void>();
  let arrive: (loaded: Code) => void = () => undefined;
  const arrival = new Promise<Code>((resolve) => (arrive = resolve));

  const become = (next: LoadState) => {
    state = next;
    for (const listener of [...listeners]) listener();
  };
  const fetchOnce = async () => {
    become('loading');
    try {
      code = await fetchCode();
    } catch (error) {
      loading = undefined;
      become('failed');
      if (process.env.NODE_ENV === 'production') reportProblem({ kind: 'part', name });
      throw error;
    }
    arrive(code);
    become('ready');
    return code;
  };
  const load = () => (loading ??= fetchOnce());
  return {
    load,
    want: () => {
      // The error is ignored here, because `state` becomes `failed`.
      load().catch(() => undefined);
    },
    state: () => state,
    code: () => code,
    arrival,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
