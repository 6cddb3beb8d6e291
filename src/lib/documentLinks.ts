const DOCUMENT_HREF = /href="([^"]+\.(?:pdf|docx?|xlsx?|pptx?|rtf|txt|zip)(?:\?[^"]*)?)"/gi;

/**
 * The address that streams a document of the CMS to the visitor as a download (design §5).
 * @param url absolute address of the document on the CMS's media host
 */
export function downloadPath(url: string): string {
  return `/api/download?url=${encodeURIComponent(url)}`;
}

/**
 * Rewrites links to documents in HTML to their download paths (corporate-site §9).
 * @param html sanitized HTML, in which `&` of attribute values is written `&amp;`
 */
export function rewriteDocumentLinks(html: string): string {
  return html.replace(
    DOCUMENT_HREF,
    (_match, href: string) => `href="${downloadPath(href.replaceAll('&amp;', '&'))}"`,
  );
}
