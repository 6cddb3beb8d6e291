import { reportProblem } from './problems/reportProblem';

/** How far code that is fetched on demand has come. */
export type LateState = 'idle' | 'loading' | 'failed' | 'ready';

/** Code that is fetched on demand, for all who use it. */
export interface LateCode<Code> {
  /** Fetches the code once; again after a failure. Rejects when it cannot be fetched. */
  load: () => Promise<Code>;
  /** Like `load`, for callers that show `state`. */
  want: () => void;
  state: () => LateState;
  /** The code once it is there. */
  code: () => Code | undefined;
  /** Resolves when a call of `load` succeeds, however many have failed before. */
  arrival: Promise<Code>;
  /** Calls the listener whenever `state` changes. Returns what removes it. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * One script of the build that is fetched when it is needed. Webpack fetches a script again if `import()` is called after a failure.
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
      // The failure is in `state`.
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
