import type { Build, RunningBuild } from './Build';

/** Longer than any build takes: what is not on the site by then is not coming by itself. */
const LATE_MS = 300_000;

/** How far a published change has come on its way to visitors. */
export type SiteState =
  /** The site is built elsewhere, or nothing is known of builds since. */
  | { state: 'unknown' }
  /**
   * A build is under way, or about to be; `seconds` is what the last one of a change took. Where the one under way is a `whole` one,
   * which takes many times as long, what the last whole one took.
   */
  | { state: 'building'; seconds: number | null; whole?: true }
  | { state: 'late' }
  /** The build after the change failed: visitors see what they saw before. */
  | { state: 'failed'; at: string }
  /** `since` is null for what came with a build that nobody remembers. */
  | { state: 'live'; since: string | null };

/** Whether a build says how long the next one takes: that of a start, or of a renewed process, takes many times as long. */
const isUsual = ({ failed, cause }: Build): boolean => !failed && cause !== 'start' && cause !== 'renewal';

/** When a build asked the CMS for content: whatever changed later comes with a later one. */
const beganAt = ({ at, seconds }: Build): number => Date.parse(at) - seconds * 1000;

/**
 * Whether a change is on the site. A change belongs to the first build that began after it and did not fail; one that was under way
 * meanwhile may lack it, and another one follows then.
 * @param changedAt when the change became public
 * @param builds the last builds, newest first (`lastBuilds`)
 * @param running the build that runs
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
  // All that is remembered is newer: which build brought the change is forgotten.
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
