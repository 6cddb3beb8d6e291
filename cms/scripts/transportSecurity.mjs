const YEAR = 31_536_000;

/**
 * The header by which browsers never again ask for the CMS without TLS: for a year, without subdomains, which may be others' to decide.
 * @param {string | undefined} cmsUrl address of the CMS as editors type it
 * @returns {Record<string, string>} nothing where that address is not https
 */
export function transportSecurity(cmsUrl) {
  return cmsUrl?.startsWith('https:') ? { 'Strict-Transport-Security': `max-age=${YEAR}` } : {};
}
