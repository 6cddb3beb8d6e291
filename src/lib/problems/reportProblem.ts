import type { operations } from '../api/liveServices.gen';
import { requireEnv } from '../requireEnv';

type Report = NonNullable<operations['postWebProblems']['requestBody']>['content']['application/json'];

/**
 * An error, code that failed to load, or a web vital. It must not contain any text that the visitor entered
 * (`redactTexts`).
 */
export type Problem = Report['problems'][number];

interface GatsbyWindow {
  ___loader?: { loadPageSync: (path: string) => { page?: { path: string } } | undefined };
  ___webpackCompilationHash?: string;
}

/** Maximum number of errors and loading failures that are reported per visit. Repeated errors are reported once. */
const MAX_PROBLEMS = 5;
const GATHERED_MS = 2000;

const seen = new Set<string>();
let waiting: Problem[] = [];

/**
 * Returns the path of the current page. A URL without a page may contain anything, so the path of its "not found" page
 * is returned instead.
 */
function pagePath(): string {
  const { pathname, search } = window.location;
  // Gatsby's keys for loaded pages consist of path and query.
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
  // The browser sends a beacon even after the page is closed. A lost report is acceptable, because it is only missing
  // in the metrics.
  navigator.sendBeacon(address, JSON.stringify(report));
}

/** Reports a problem to the CMS with `POST /web/problems`. Problems within two seconds are sent together. */
export function reportProblem(problem: Problem): void {
  const key = JSON.stringify(problem);
  const isCounted = problem.kind !== 'vital';
  if (seen.has(key) || (isCounted && seen.size >= MAX_PROBLEMS)) return;
  if (isCounted) seen.add(key);
  if (waiting.length === 0) {
    // Sends at once from a hidden page, because it may never become visible again.
    if (document.visibilityState === 'hidden') queueMicrotask(send);
    else setTimeout(send, GATHERED_MS);
  }
  waiting.push(problem);
}

/** Sends all pending problems immediately. Call it when the page is hidden or left. */
export const sendProblems = send;
