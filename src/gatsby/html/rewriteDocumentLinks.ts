import { completeAddress } from '@group/rules/addresses/completeAddress';
import { downloadPath } from '../../lib/downloadPath';
import { mediaUrl } from '../../lib/mediaUrl';

const HREF = /(<a [^<>]*?)href="([^"]*)"/g;
const DOCUMENT = /\.(?:pdf|docx?|xlsx?|pptx?|rtf|txt|zip)$/i;

/**
 * Turns links to documents of the CMS into downloads (corporate-site §9). Documents on other hosts keep their address.
 * Completes addresses that were stored as typed, such as `www.example.com`.
 * @param html sanitized HTML, in which `&` of attribute values is written `&amp;`
 * @param cmsUrl absolute address of the CMS
 */
export function rewriteDocumentLinks(html: string, cmsUrl: string): string {
  return html.replace(HREF, (link, start: string, href: string) => {
    const stored = href.replaceAll('&amp;', '&');
    const address = completeAddress(stored);
    const url = mediaUrl(address, cmsUrl);
    if (!url || !DOCUMENT.test(url.pathname))
      return address === stored ? link : `${start}href="${address.replaceAll('&', '&amp;')}"`;
    url.hash = '';
    return `${start}href="${downloadPath(url.href)}"`;
  });
}
