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
  | { state: 'building'; seconds: number | null; whole?: true; pages?: Progress }
  | { state: 'late' }
  /** The build after the change failed: visitors see the previous content. */
  | { state: 'failed'; at: string }
  /** `since` is null when the build of the change is no longer recorded. `pages`: pages that the running build changes. */
  | { state: 'live'; since: string | null; pages?: Progress };

/** Number of changed pages, and how many of them are built. */
export interface Progress {
  done: number;
  total: number;
}

function progressOf(running: RunningBuild | null): { pages?: Progress } {
  const { left, total } = running ?? {};
  return left !== undefined && total !== undefined
    ? { pages: { done: Math.max(0, total - left), total } }
    : {};
}

/** True for a build whose duration predicts the next one. Builds at start or renewal take many times as long. */
const isUsual = ({ failed, cause }: Build): boolean => !failed && cause !== 'start' && cause !== 'renewal';

/** Start of a build, when it reads content. Later changes need a later build. */
const beganAt = ({ at, seconds }: Build): number => Date.parse(at) - seconds * 1000;

/**
 * State of a change: it is live with the first successful build that started after it. A build that was already
 * running may lack it and is followed by another.
 * @param changedAt time at which the change became public
 * @param builds last builds, newest first (`lastBuilds`)
 * @param options `running`: the running build; `hasPage`: whether the document has its own page, which is built
 *   before the other pages that show it; `now` in ms
 */
export function siteState(
  changedAt: string,
  builds: readonly Build[],
  {
    running = null,
    hasPage = false,
    now = Date.now(),
  }: { running?: RunningBuild | null | undefined; hasPage?: boolean; now?: number } = {},
): SiteState {
  const changed = Date.parse(changedAt);
  const [newest] = builds;
  const oldest = builds.at(-1);
  if (!newest || !oldest || Number.isNaN(changed)) return { state: 'unknown' };
  const after = builds.filter((build) => beganAt(build) >= changed);
  const first = after.findLast(({ failed, left }) => !failed && (hasPage || !left));
  // All recorded builds are newer, so the build with the change is unknown.
  if (first && after.length === builds.length && builds.length > 1) return { state: 'live', since: null };
  if (first)
    return {
      state: 'live',
      since: first.at,
      ...(after.some(({ left }) => !left) ? {} : progressOf(running)),
    };
  const failure = after.find(({ failed }) => failed);
  if (failure) return { state: 'failed', at: failure.at };
  if (running && !running.warm) {
    const whole = builds.find(({ failed, warm }) => !failed && warm === false);
    return { state: 'building', seconds: whole?.seconds ?? null, whole: true };
  }
  // A build of many pages reports its progress.
  const isProgressing = running?.left !== undefined;
  if (!isProgressing && now - changed > Math.max(LATE_MS, newest.seconds * 3000)) return { state: 'late' };
  return { state: 'building', seconds: builds.find(isUsual)?.seconds ?? null, ...progressOf(running) };
}
