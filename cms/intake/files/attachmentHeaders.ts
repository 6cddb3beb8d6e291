/**
 * Headers of a visitor's file: a browser saves it and never shows it, whatever is in it, and nobody on the way keeps a copy.
 * @param headers as Payload would send them, the type among them
 */
export function attachmentHeaders({ headers }: { headers: Headers }): Headers {
  headers.set('Content-Disposition', 'attachment');
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Content-Security-Policy', "default-src 'none'; sandbox");
  headers.set('Cache-Control', 'private, no-store');
  return headers;
}
