/** Disables scripts of SVG files that are opened directly. */
const INERT = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/**
 * Adds headers to an uploaded file so that browsers respect its type and execute nothing on the CMS's origin.
 * @param headers Payload's headers, including the type
 */
export function mediaHeaders({ headers }: { headers: Headers }): Headers {
  headers.set('X-Content-Type-Options', 'nosniff');
  if (headers.get('Content-Type')?.startsWith('image/svg')) headers.set('Content-Security-Policy', INERT);
  return headers;
}
