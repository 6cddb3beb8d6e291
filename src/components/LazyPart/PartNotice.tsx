import type { ReactNode } from 'react';
import type { CodeLoader } from '../../lib/createCodeLoader';
import { useLoadState } from './useLoadedCode';

/** State of a part whose code could not be loaded. */
export interface PartFailure {
  /** Whether a retry is in progress. */
  busy: boolean;
  onRetry: () => void;
}

interface PartNoticeProps {
  loader: CodeLoader<unknown>;
  /** Renders the error message. */
  children: (failure: PartFailure) => ReactNode;
}

/**
 * Shows an error message if the code of a part could not be loaded. This state is not kept in a parent of the part,
 * because a state change there would discard the part's pre-rendered HTML.
 */
export function PartNotice({ loader, children }: PartNoticeProps) {
  const { failed, busy, retry } = useLoadState(loader);
  return failed ? children({ busy, onRetry: retry }) : null;
}
