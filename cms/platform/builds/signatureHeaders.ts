import { createHmac } from 'node:crypto';

/**
 * Returns the headers that authenticate the CMS to the builder (`scripts/lib/rebuildOnPublish.mjs`). The signature
 * covers the purpose, time and body, so that a request cannot be replayed later or for another purpose.
 * @param purpose `builds` for reading the last builds, `notice` for reporting changed content
 * @param body exact body of the request
 * @param secret secret shared with the builder
 * @param now current time in ms
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
