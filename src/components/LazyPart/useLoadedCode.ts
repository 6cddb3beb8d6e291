import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CodeLoader } from '../../lib/createCodeLoader';

interface LoadedCode<Code> {
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
 * @param loader must be stable across renders
 */
export function useLoadState<Code>(loader: CodeLoader<Code>): LoadedCode<Code> {
  const state = useSyncExternalStore(loader.subscribe, loader.state, () => 'idle' as const);
  const [failed, setFailed] = useState(false);
  if (state === 'failed' && !failed) setFailed(true);
  if (state === 'ready' && failed) setFailed(false);
  return {
    code: state === 'ready' ? loader.code() : undefined,
    failed,
    busy: state === 'loading',
    retry: loader.want,
  };
}

/**
 * Loads code as soon as `wanted` is true, and returns its loading state.
 * @param loader must be stable across renders
 */
export function useLoadedCode<Code>(loader: CodeLoader<Code>, wanted: boolean): LoadedCode<Code> {
  useEffect(() => {
    if (wanted) loader.want();
  }, [loader, wanted]);
  const use = useLoadState(loader);
  return wanted ? use : { ...use, code: undefined, failed: false };
}
