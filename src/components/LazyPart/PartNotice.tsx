import type { CodeLoader } from '../../lib/createCodeLoader';
import { PartFailed } from './PartFailed';
import { useLoadState } from './useLoadedCode';

/**
 * Shows an error message if the code of a part could not be loaded. It is a component of its own because its state
 * changes: a state change in a parent of the part would discard the part's pre-rendered HTML.
 */
export function PartNotice({ loader }: { loader: CodeLoader<unknown> }) {
  const { failed, busy, retry } = useLoadState(loader);
  return failed ? <PartFailed busy={busy} onRetry={retry} /> : null;
}
