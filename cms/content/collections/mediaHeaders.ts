/** Content security policy that blocks scripts in SVG files that are opened directly in the browser. */
const INERT = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/**
 * Adds response headers to an uploaded file. Browsers then respect its declared type and run no scripts from it on the
 * CMS's origin.
 * @param headers headers set by Payload, including the type
 */
export function mediaHeaders({ headers }: { headers: Headers }): Headers {
  headers.set('X-Content-Type-Options', 'nosniff');
  if (headers.get('Content-Type')?.startsWith('image/svg')) headers.set('Content-Security-Policy', INERT);
  return headers;
}
