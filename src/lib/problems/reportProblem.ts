import type { operations } from '../api/liveServices.gen';
import { requireEnv } from '../requireEnv';

type Report = NonNullable<operations['postWebProblems']['requestBody']>['content']['application/json'];

/** An error, a part that failed to load, or a web vital. It must contain no text of the visitor (`withoutTexts`). */
export type Problem = Report['problems'][number];

interface GatsbyWindow {
  ___loader?: { loadPageSync: (path: string) => { page?: { path: string } } | undefined };
  ___webpackCompilationHash?: string;
}

/** Maximum number of errors and failed parts per visit. Repeated errors are reported once. */
const MOST_PROBLEMS = 5;
const GATHERED_MS = 2000;

const seen = new Set<string>();
let waiting: Problem[] = [];

/**
 * Returns the path of the page. An unknown address may contain anything, so it is reported as its "not found" page.
 */
function pagePath(): string {
  const { pathname, search } = window.location;
  // Gatsby stores a page by its path and query.
  const path = (window as GatsbyWindow).___loader?.loadPageSync(pathname + search)?.page?.path;
  return path && !path.startsWith('/404') ? path.replace(/\?.*/, '') : '/404/';
}

function send(): void {
  if (waiting.length === 0) return;
  const report: Report = {
    page: pagePath(),
    release: (window as GatsbyWindow).___webpackCompilationHash ?? '',
    problems: waiting,
  };
  waiting = [];
  const address = `${requireEnv('GATSBY_API_URL', process.env.GATSBY_API_URL)}/web/problems`;
  // A beacon outlives the page. A lost one is only missing in the metrics.
  navigator.sendBeacon(address, JSON.stringify(report));
}

/** Sends a problem to the CMS, batched with others of the next two seconds: `POST /web/problems`. */
export function reportProblem(problem: Problem): void {
  const key = JSON.stringify(problem);
  const isCounted = problem.kind !== 'vital';
  if (seen.has(key) || (isCounted && seen.size >= MOST_PROBLEMS)) return;
  if (isCounted) seen.add(key);
  if (waiting.length === 0) {
    // A hidden page may never become active again.
    if (document.visibilityState === 'hidden') queueMicrotask(send);
    else setTimeout(send, GATHERED_MS);
  }
  waiting.push(problem);
}

/** Sends pending problems when the page is hidden or left. */
export const sendProblems = send;
