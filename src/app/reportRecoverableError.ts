/** React's errors for HTML that differs from its data. React has rendered the part again: `react.dev/errors/<code>`. */
const MISMATCH = /Minified React error #(?:418|422|423|425)\b/;

/**
 * Reports an error from which React has recovered. A page that is built after its footer has newer data than HTML for a
 * few seconds, which is no fault.
 */
export function reportRecoverableError(error: unknown): void {
  if (!(error instanceof Error && MISMATCH.test(error.message))) return window.reportError(error);
  // eslint-disable-next-line no-console -- the visits fail on it, unless the data is meant to be newer
  console.warn('Rendered again:', error.message);
}
