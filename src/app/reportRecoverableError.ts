/**
 * Errors with which React reports that the HTML differs from its data. React has rendered that part again. The codes
 * are explained at `react.dev/errors/<code>`.
 */
const MISMATCH = /Minified React error #(?:418|422|423|425)\b/;

/**
 * Reports an error from which React has recovered. A mismatch is only logged as a warning: when a page and its footer
 * are built at different times, data and HTML may differ for a few seconds.
 */
export function reportRecoverableError(error: unknown): void {
  if (!(error instanceof Error && MISMATCH.test(error.message))) return window.reportError(error);
  // eslint-disable-next-line no-console -- the visits fail on it, unless the data is meant to be newer
  console.warn('Rendered again:', error.message);
}
