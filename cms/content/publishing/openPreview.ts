import type { Endpoint } from 'payload';
import { isEditor } from '../../platform/access/isEditor';
import { env } from '../../platform/env/env';
import { entryTicket } from './previewTicket';

/** Lifetime of the ticket, which the browser only needs while it follows the redirect. */
const ENTRY_MS = 60_000;

const redirect = (url: string): Response =>
  new Response(null, { status: 302, headers: { Location: url, 'Cache-Control': 'no-store' } });

const refuse = (status: number, message: string): Response =>
  Response.json({ errors: [{ message }] }, { status, headers: { 'Cache-Control': 'no-store' } });

/**
 * Accepts only a path of the preview. Rejects `//host` and `/\host`, because browsers treat them as URLs of another
 * host.
 */
const isOwnPath = (value: unknown): value is string =>
  typeof value === 'string' && /^\/(?![/\\])[^\r\n]*$/.test(value);

/**
 * `GET /api/preview?to=/path`: the preview redirects browsers without a session here. Editors are redirected back with
 * a ticket, anonymous users to the login. Users who may not see drafts get an error.
 */
export const openPreview: Endpoint = {
  path: '/preview',
  method: 'get',
  handler: (req) => {
    const { to } = req.query;
    if (!env.previewUrl || !env.apiKey) return refuse(404, 'The preview is not configured');
    if (!isOwnPath(to)) return refuse(400, 'to must be a path');
    const target = encodeURIComponent(to);
    if (!req.user) {
      return redirect(
        `${env.cmsUrl}/admin/login?redirect=${encodeURIComponent(`/api/preview?to=${target}`)}`,
      );
    }
    if (!isEditor({ req })) return refuse(403, 'Only editors can see drafts');
    const ticket = entryTicket(env.apiKey, Date.now() + ENTRY_MS);
    return redirect(`${env.previewUrl}/__preview/enter?ticket=${ticket}&to=${target}`);
  },
};
