import { useEffect, useState, useSyncExternalStore } from 'react';
import type { LateCode } from '../../lib/lateCode';

interface LateUse<Code> {
  /** The loaded code, or undefined until it has loaded. */
  code: Code | undefined;
  /** Whether loading has failed. It stays true until a retry succeeds. */
  failed: boolean;
  /** Whether the code is being loaded. */
  busy: boolean;
  retry: () => void;
}

/**
 * Returns the loading state of code that is loaded on demand. It does not start loading. During the build, the state is
 * always "idle".
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
 * Loads code as soon as `wanted` is true, and returns its loading state.
 * @param late must be stable across renders
 */
export function useLateCode<Code>(late: LateCode<Code>, wanted: boolean): LateUse<Code> {
  useEffect(() => {
    if (wanted) late.want();
  }, [late, wanted]);
  const use = useLateState(late);
  return wanted ? use : { ...use, code: undefined, failed: false };
}
