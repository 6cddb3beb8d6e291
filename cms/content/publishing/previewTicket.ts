import { createHmac, randomUUID } from 'node:crypto';

/**
 * A signed ticket with which a browser enters the preview, once: `{ use: 'entry', until, once }`, signed with a key that is made of the one
 * that the CMS and the site's build share. The preview (`packages/gatsby-builder/preview/tickets.mjs`) knows whom we let in by it.
 * @param apiKey the shared key
 * @param until end of its time, in milliseconds since 1970
 */
export function entryTicket(apiKey: string, until: number): string {
  const text = Buffer.from(JSON.stringify({ use: 'entry', until, once: randomUUID() })).toString('base64url');
  const key = createHmac('sha256', apiKey).update('preview tickets').digest();
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
}
