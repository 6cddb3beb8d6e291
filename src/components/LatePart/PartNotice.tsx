import type { LateCode } from '../../lib/lateCode';
import { PartFailed } from './PartFailed';
import { useLateState } from './useLateCode';

/** Says that the code of a part could not be loaded. Its state is its own: a change above a part would discard the part's built HTML. */
export function PartNotice({ late }: { late: LateCode<unknown> }) {
  const { failed, busy, retry } = useLateState(late);
  return failed ? <PartFailed busy={busy} onRetry={retry} /> : null;
}
