import type { LateCode } from '../../lib/lateCode';
import { PartFailed } from './PartFailed';
import { useLateState } from './useLateCode';

/**
 * Shows an error message if the code of a part could not be loaded. It is a component of its own because its state
 * changes: a state change in a parent of the part would discard the part's pre-rendered HTML.
 */
export function PartNotice({ late }: { late: LateCode<unknown> }) {
  const { failed, busy, retry } = useLateState(late);
  return failed ? <PartFailed busy={busy} onRetry={retry} /> : null;
}
