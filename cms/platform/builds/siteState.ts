import type { Build, RunningBuild } from './Build';

/** Longer than any build should take. If a change is not live by then, someone must look into it. */
const LATE_MS = 300_000;

/** How far a published change has got on its way to visitors. */
export type SiteState =
  /** The site is built elsewhere, or no build after the change is recorded. */
  | { state: 'unknown' }
  /**
   * A build is running or about to start. `seconds` is the duration of the last comparable build. A full build
   * (`whole`) takes many times as long.
   */
  | { state: 'building'; seconds: number | null; whole?: true; pages?: Progress }
  | { state: 'late' }
  /** The build after the change failed, so visitors still see the previous content. */
  | { state: 'failed'; at: string }
  /**
   * Visitors see the change. `since` is null if the build that published it is no longer recorded. `pages` is the
   * progress of a running build that updates further pages.
   */
  | { state: 'live'; since: string | null; pages?: Progress };

/** Progress of a build: the number of changed pages, and how many of them have been built. */
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

/**
 * Checks whether the duration of a build is a good estimate for the next one. Builds at startup or for renewal take
 * many times as long.
 */
const isUsual = ({ failed, cause }: Build): boolean => !failed && cause !== 'start' && cause !== 'renewal';

/** Returns the time at which a build started and read the content. Changes made after it need a later build. */
const beganAt = ({ at, seconds }: Build): number => Date.parse(at) - seconds * 1000;

/**
 * Determines how far a change has got. It is live with the first successful build that started after the change. A
 * build that was already running may lack the change, but is always followed by another.
 * @param changedAt time at which the change became public
 * @param builds last builds, newest first (`lastBuilds`)
 * @param options `running`: the running build; `hasPage`: whether the document has its own page, which is built before
 *   the other pages that show it; `now`: current time in ms
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
  // All recorded builds are newer than the change, so the one that published it is unknown.
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
  // A build of many pages reports its progress, so it is not late however long it takes.
  const isProgressing = running?.left !== undefined;
  if (!isProgressing && now - changed > Math.max(LATE_MS, newest.seconds * 3000)) return { state: 'late' };
  return { state: 'building', seconds: builds.find(isUsual)?.seconds ?? null, ...progressOf(running) };
}
