import { createHmac, randomUUID } from 'node:crypto';

/**
 * Signs a one-time ticket for the preview: `{ use: 'entry', until, once }`. The signing key is derived from the API key
 * that the CMS and the site's build share. `packages/gatsby-builder/preview/tickets.mjs` verifies the ticket.
 * @param apiKey API key shared with the site's build
 * @param until expiry time in milliseconds since 1970
 */
export function entryTicket(apiKey: string, until: number): string {
  const text = Buffer.from(JSON.stringify({ use: 'entry', until, once: randomUUID() })).toString('base64url');
  const key = createHmac('sha256', apiKey).update('preview tickets').digest();
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}
