import { createHmac } from 'node:crypto';

/**
 * Headers that authenticate the CMS to the builder (`scripts/lib/rebuildOnPublish.mjs`). The signature covers
 * purpose, time and body, so that it cannot be replayed later or for another purpose.
 * @param purpose request for the last builds, or notice of changed content
 * @param body exact body
 * @param secret secret shared with the builder
 * @param now time in ms
 */
export function signatureHeaders(
  purpose: 'builds' | 'notice',
  body: string,
  secret: string,
  now = Date.now(),
): { 'X-Timestamp': string; 'X-Signature': string } {
  const digest = createHmac('sha256', secret).update(`${purpose} ${now} ${body}`).digest('hex');
  return { 'X-Timestamp': String(now), 'X-Signature': `sha256=${digest}` };
}
