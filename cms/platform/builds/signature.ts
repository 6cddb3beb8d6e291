import { createHmac } from 'node:crypto';

/**
 * The headers by which the site's builder knows that the CMS says something, and says it now (`scripts/lib/rebuildOnPublish.mjs`): the
 * purpose, the moment and the body are signed, so that what somebody heard is worth nothing later, nor for anything else.
 * @param purpose a question for the last builds, or a notice that content changed
 * @param body exactly as it is sent
 * @param secret known to the CMS and to the builder
 * @param now time in ms
 */
export function signature(
  purpose: 'builds' | 'notice',
  body: string,
  secret: string,
  now = Date.now(),
): { 'X-Timestamp': string; 'X-Signature': string } {
  const digest = createHmac('sha256', secret).update(`${purpose} ${now} ${body}`).digest('hex');
  return { 'X-Timestamp': String(now), 'X-Signature': `sha256=${digest}` };
}
