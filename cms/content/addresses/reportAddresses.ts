import { z } from 'zod';
import { isService } from '../../platform/access/roles';
import { addressesSchema, writeReserved } from '../../platform/addresses/reservedStore';
import { limitFailures } from '../../platform/http/limitFailures';
import { readLimited } from '../../platform/http/readLimited';
import type { Route } from '../../platform/http/route';

const MAX_BYTES = 4_000_000;

const bodySchema = z
  .object({
    addresses: addressesSchema.meta({
      description: 'Paths of files, folders and pages, such as `favicon.ico` and `en/404`',
    }),
  })
  .meta({ id: 'SiteAddresses', description: "The site's own addresses" });

const refuse = (status: number, message: string, headers: Record<string, string> = {}): Response =>
  Response.json({ errors: [{ message }] }, { status, headers: { 'Cache-Control': 'no-store', ...headers } });

function parsed(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    // The body is not valid JSON. The schema rejects null, so the response is an error.
    return null;
  }
}

/**
 * `POST /web/content/addresses`: after each build, stores the URL paths that the site's own files use. Documents cannot
 * use these paths.
 */
export const reportAddresses: Route = {
  method: 'POST',
  path: '/web/content/addresses',
  handler: async (request, { payload }) => {
    const asked = await limitFailures(request, () => payload.auth({ headers: request.headers }));
    if ('wait' in asked)
      return refuse(429, 'Too many failed attempts from one address', { 'Retry-After': String(asked.wait) });
    if (!isService(asked.user)) return refuse(401, 'Unauthorized');
    const body = await readLimited(request, MAX_BYTES);
    if (!body) return refuse(413, 'The request is too large');
    const report = bodySchema.safeParse(parsed(body));
    if (!report.success) return refuse(400, z.prettifyError(report.error));
    await writeReserved({ payload }, report.data.addresses);
    return new Response(null, { status: 204 });
  },
  docs: {
    summary: "Receives the addresses of the site's own files from its build, which documents cannot use",
    headers: { Authorization: '`services API-Key` and the key of the build' },
    body: bodySchema,
    answers: {
      204: { description: 'Stored' },
      400: { description: 'The body does not match the schema' },
      401: { description: 'The API key of the build is missing' },
      413: { description: 'Too large' },
      429: {
        description: 'Too many failed attempts from one address',
        headers: { 'Retry-After': 'Seconds until the next attempt may succeed' },
      },
    },
  },
};
