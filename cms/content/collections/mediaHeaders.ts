/** Drawings are documents that can hold scripts: shown on their own, theirs do not run. */
const INERT = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/**
 * Headers of an uploaded file: a browser takes it for what it says it is, and for nothing that runs on the CMS's address.
 * @param headers as Payload would send them, the type among them
 */
export function mediaHeaders({ headers }: { headers: Headers }): Headers {
  headers.set('X-Content-Type-Options', 'nosniff');
  if (headers.get('Content-Type')?.startsWith('image/svg')) headers.set('Content-Security-Policy', INERT);
  return headers;
}
