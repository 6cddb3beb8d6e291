import { completeAddress } from '@group/rules/addresses/completeAddress';
import { downloadPath } from '../../lib/downloadPath';
import { mediaUrl } from '../../lib/mediaUrl';

const HREF = /(<a [^<>]*?)href="([^"]*)"/g;
const DOCUMENT = /\.(?:pdf|docx?|xlsx?|pptx?|rtf|txt|zip)$/i;

/**
 * Turns links to documents in the CMS into download links (corporate-site §9). Links to documents on other hosts keep
 * their URL. Completes URLs that editors typed without a protocol, such as `www.example.com`.
 * @param html sanitized HTML, in which `&` in attribute values is written as `&amp;`
 * @param cmsUrl absolute URL of the CMS
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
