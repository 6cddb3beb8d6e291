import { withoutTexts } from '@group/rules/problems/withoutTexts';
import { ownFrames } from './ownFrames';
import { reportProblem, sendProblems } from './reportProblem';

/** Share of visits with web vitals. */
const SAMPLE = 0.1;

/** Errors with a message of the engine or of React. Other messages may quote what a visitor typed. */
const KNOWN_MESSAGE =
  /^(?:TypeError|ReferenceError|RangeError|SyntaxError|ChunkLoadError|Error: Minified React)\b/;

const NAME = /^[A-Za-z][\w$.]{0,59}$/;

/** Errors that are no fault: a cancelled request, and a layout notice of browsers. */
const isHarmless = ({ name, message }: Error): boolean =>
  name === 'AbortError' || message.startsWith('ResizeObserver loop');

/** Reports an error of the site's own scripts, not of browser extensions and test tools. */
function reportError(error: unknown): void {
  if (!(error instanceof Error) || isHarmless(error)) return;
  const frames = ownFrames(error.stack);
  if (frames.length === 0) return;
  const name = NAME.test(error.name) ? error.name : 'Error';
  const message = KNOWN_MESSAGE.test(`${name}: ${error.message}`) ? withoutTexts(error.message) : '';
  reportProblem({ kind: 'error', name, message, frames });
}

async function watchVitals(): Promise<void> {
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB])
    watch(({ name, value, rating }) => reportProblem({ kind: 'vital', name, value, rating }));
}

/**
 * Reports uncaught errors, and web vitals of a tenth of the visits, to the CMS.
 * @param random from 0 (inclusive) to 1 (exclusive)
 */
export function watchProblems(random = Math.random()): void {
  window.addEventListener('error', ({ error }) => reportError(error));
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') sendProblems();
  });
  if (random >= SAMPLE) return;
  // Without the module, this visit has no web vitals.
  const start = () => void watchVitals().catch(reportError);
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
}
