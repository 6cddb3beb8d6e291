/**
 * Returns the URL that streams a document of the CMS as a download (`src/api/download.ts`).
 * @param url absolute URL of the document on the CMS's media host
 */
export function downloadPath(url: string): string {
  return `/api/download?url=${encodeURIComponent(url)}`;
}
