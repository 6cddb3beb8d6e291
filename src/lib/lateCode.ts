import { reportProblem } from './problems/reportProblem';

/** Loading state of code. */
export type LateState = 'idle' | 'loading' | 'failed' | 'ready';

/** Code that is loaded on demand and shared by all callers. */
export interface LateCode<Code> {
  /** Loads the code once; retries after a failure. Rejects when loading fails. */
  load: () => Promise<Code>;
  /** Like `load`, for callers that show `state`. */
  want: () => void;
  state: () => LateState;
  /** Returns the code after it is loaded. */
  code: () => Code | undefined;
  /** Resolves when a call of `load` succeeds, after any number of failures. */
  arrival: Promise<Code>;
  /** Calls the listener on each change of `state`. Returns a function that removes it. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Loads a script of the build on demand. Webpack requests a script again when `import()` is called after a failure.
 * @param name of the part in problem reports: at most 60 letters and digits
 * @param fetchCode calls `import()`
 */
export function lateCode<Code>(name: string, fetchCode: () => Promise<Code>): LateCode<Code> {
  let state: LateState = 'idle';
  let code: Code | undefined;
  let loading: Promise<Code> | undefined;
  const listeners = new Set<() => void>();
  let arrive: (loaded: Code) => void = () => undefined;
  const arrival = new Promise<Code>((resolve) => (arrive = resolve));

  const become = (next: LateState) => {
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
      // `state` holds the failure.
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
