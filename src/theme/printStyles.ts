/**
 * Styles of a printed page, beside those that parts of a page have for print themselves: what a link leads to stands behind it.
 * A link whose text is its address, such as a phone number, says enough.
 * @param siteUrl address of the site, which links of the site lack
 */
export function printStyles(siteUrl: string): string {
  const origin = siteUrl.replace(/\/$/, '');
  const link = (start: string) => `main a[href^="${start}"]`;
  const isolated = (content: string) =>
    `{content:" (\\2066" ${content} "\\2069)";overflow-wrap:anywhere;font-size:.8em}`;
  return `${link('http')}::after${isolated('attr(href)')}${link('/')}::after${isolated(`"${origin}" attr(href)`)}`;
}
