import type { LateCode } from '../../lib/lateCode';
import { PartFailed } from './PartFailed';
import { useLateState } from './useLateCode';

/**
 * Shows the message for a part whose code could not be loaded. Its state is separate, because a state change
 * above a part would discard the part's built HTML.
 */
export function PartNotice({ late }: { late: LateCode<unknown> }) {
  const { failed, busy, retry } = useLateState(late);
  return failed ? <PartFailed busy={busy} onRetry={retry} /> : null;
}
