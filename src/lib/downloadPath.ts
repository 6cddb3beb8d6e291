/**
 * The address that streams a document of the CMS to the visitor as a download (design §5).
 * @param url absolute address of the document on the CMS's media host
 */
export function downloadPath(url: string): string {
  return `/api/download?url=${encodeURIComponent(url)}`;
}
