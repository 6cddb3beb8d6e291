import { useEffect, useState, useSyncExternalStore } from 'react';
import type { LateCode } from '../../lib/lateCode';

interface LateUse<Code> {
  /** Undefined until loaded. */
  code: Code | undefined;
  /** Loading failed; true until a retry succeeds. */
  failed: boolean;
  /** Loading is in progress. */
  busy: boolean;
  retry: () => void;
}

/**
 * Returns the loading state of code that is fetched on demand. Nothing is loaded at build.
 * @param late must be stable across renders
 */
export function useLateState<Code>(late: LateCode<Code>): LateUse<Code> {
  const state = useSyncExternalStore(late.subscribe, late.state, () => 'idle' as const);
  const [failed, setFailed] = useState(false);
  if (state === 'failed' && !failed) setFailed(true);
  if (state === 'ready' && failed) setFailed(false);
  return {
    code: state === 'ready' ? late.code() : undefined,
    failed,
    busy: state === 'loading',
    retry: late.want,
  };
}

/**
 * Fetches code when it is wanted. Does nothing before.
 * @param late must be stable across renders
 */
export function useLateCode<Code>(late: LateCode<Code>, wanted: boolean): LateUse<Code> {
  useEffect(() => {
    if (wanted) late.want();
  }, [late, wanted]);
  const use = useLateState(late);
  return wanted ? use : { ...use, code: undefined, failed: false };
}
