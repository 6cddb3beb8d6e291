/**
 * Adds headers to a visitor's file so that browsers save and never render it, and caches do not store it.
 * @param headers Payload's headers, including the type
 */
export function attachmentHeaders({ headers }: { headers: Headers }): Headers {
  headers.set('Content-Disposition', 'attachment');
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Content-Security-Policy', "default-src 'none'; sandbox");
  headers.set('Cache-Control', 'private, no-store');
  return headers;
}
