import { useEffect, useState, useSyncExternalStore } from 'react';
import type { LateCode } from '../../lib/lateCode';

interface LateUse<Code> {
  /** Undefined until it is there. */
  code: Code | undefined;
  /** It could not be fetched; true until a retry succeeds. */
  failed: boolean;
  /** It is on its way. */
  busy: boolean;
  retry: () => void;
}

/**
 * How far code that is fetched on demand has come. Nothing is there at build.
 * @param late the same object in every rendering
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
 * Fetches code when it is wanted; says nothing of it before.
 * @param late the same object in every rendering
 */
export function useLateCode<Code>(late: LateCode<Code>, wanted: boolean): LateUse<Code> {
  useEffect(() => {
    if (wanted) late.want();
  }, [late, wanted]);
  const use = useLateState(late);
  return wanted ? use : { ...use, code: undefined, failed: false };
}
