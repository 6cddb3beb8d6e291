import type { Build, RunningBuild } from './Build';

/** Longer than any build takes; a change that is not live by then needs attention. */
const LATE_MS = 300_000;

/** State of a published change on its way to visitors. */
export type SiteState =
  /** The site is built elsewhere, or no later build is recorded. */
  | { state: 'unknown' }
  /**
   * A build is running or pending; `seconds` is the duration of the last similar one. A `whole` build takes many
   * times as long.
   */
  | { state: 'building'; seconds: number | null; whole?: true }
  | { state: 'late' }
  /** The build after the change failed: visitors see the previous content. */
  | { state: 'failed'; at: string }
  /** `since` is null when the build of the change is no longer recorded. */
  | { state: 'live'; since: string | null };

/** True for a build whose duration predicts the next one. Builds at start or renewal take many times as long. */
const isUsual = ({ failed, cause }: Build): boolean => !failed && cause !== 'start' && cause !== 'renewal';

/** Start of a build, when it reads content. Later changes need a later build. */
const beganAt = ({ at, seconds }: Build): number => Date.parse(at) - seconds * 1000;

/**
 * State of a change: it is live with the first successful build that started after it. A build that was already
 * running may lack it and is followed by another.
 * @param changedAt time at which the change became public
 * @param builds last builds, newest first (`lastBuilds`)
 * @param running the running build
 * @param now time in ms
 */
export function siteState(
  changedAt: string,
  builds: readonly Build[],
  running: RunningBuild | null = null,
  now = Date.now(),
): SiteState {
  const changed = Date.parse(changedAt);
  const [newest] = builds;
  const oldest = builds.at(-1);
  if (!newest || !oldest || Number.isNaN(changed)) return { state: 'unknown' };
  const after = builds.filter((build) => beganAt(build) >= changed);
  const first = after.findLast(({ failed }) => !failed);
  // All recorded builds are newer, so the build with the change is unknown.
  if (first && after.length === builds.length && builds.length > 1) return { state: 'live', since: null };
  if (first) return { state: 'live', since: first.at };
  const [failure] = after;
  if (failure) return { state: 'failed', at: failure.at };
  if (running && !running.warm) {
    const whole = builds.find(({ failed, warm }) => !failed && warm === false);
    return { state: 'building', seconds: whole?.seconds ?? null, whole: true };
  }
  if (now - changed > Math.max(LATE_MS, newest.seconds * 3000)) return { state: 'late' };
  return { state: 'building', seconds: builds.find(isUsual)?.seconds ?? null };
}
