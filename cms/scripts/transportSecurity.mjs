const YEAR = 31_536_000;

/**
 * Returns the response header that makes browsers use only HTTPS for the CMS during the next year. Subdomains are not
 * included, because they may belong to others.
 * @param {string | undefined} cmsUrl public URL of the CMS
 * @returns {Record<string, string>} empty if the URL is not HTTPS
 */
export function transportSecurity(cmsUrl) {
  return cmsUrl?.startsWith('https:') ? { 'Strict-Transport-Security': `max-age=${YEAR}` } : {};
}
