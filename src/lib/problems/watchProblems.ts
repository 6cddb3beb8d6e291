import { redactTexts } from '@group/rules/problems/redactTexts';
import { siteStackFrames } from './siteStackFrames';
import { reportProblem, sendProblems } from './reportProblem';

/** Share of visits that report web vitals. */
const SAMPLE = 0.1;

/**
 * Errors whose message comes from the JavaScript engine or React. Messages of other errors are not sent, because they
 * may quote text that a visitor typed.
 */
const KNOWN_MESSAGE =
  /^(?:TypeError|ReferenceError|RangeError|SyntaxError|ChunkLoadError|Error: Minified React)\b/;

const NAME = /^[A-Za-z][\w$.]{0,59}$/;

/** Checks whether an error is harmless: a cancelled request, or a layout notice of browsers. */
const isHarmless = ({ name, message }: Error): boolean =>
  name === 'AbortError' || message.startsWith('ResizeObserver loop');

/** Reports an error if it occurred in the site's own scripts, and not in a browser extension or test tool. */
function reportError(error: unknown): void {
  if (!(error instanceof Error) || isHarmless(error)) return;
  const frames = siteStackFrames(error.stack);
  if (frames.length === 0) return;
  const name = NAME.test(error.name) ? error.name : 'Error';
  const message = KNOWN_MESSAGE.test(`${name}: ${error.message}`) ? redactTexts(error.message) : '';
  reportProblem({ kind: 'error', name, message, frames });
}

async function watchVitals(): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB])
    watch(({ name, value, rating }) => reportProblem({ kind: 'vital', name, value, rating }));
}

/**
 * Reports uncaught errors to the CMS, and for a tenth of the visits also web vitals.
 * @param random random number from 0 (inclusive) to 1 (exclusive)
 */
export function watchProblems(random = Math.random()): void {
  window.addEventListener('error', ({ error }) => reportError(error));
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendProblems();
  });
  if (random >= SAMPLE) return;
  // If the module cannot be loaded, this visit simply reports no web vitals.
  const start = () => void watchVitals().catch(reportError);
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
