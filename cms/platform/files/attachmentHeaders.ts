/** Adds headers to a private file so that browsers never render it, and caches do not store it. */
export function attachmentHeaders(headers: Headers): void {
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Content-Security-Policy', "default-src 'none'; sandbox");
  headers.set('Cache-Control', 'private, no-store');
}
