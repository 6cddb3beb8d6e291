/**
 * Styles of a printed page, beside those that parts of a page have for print themselves: what a link leads to stands behind it.
 * A phone number or an e-mail address says it by itself, the place on a map stands beside its link, and nobody follows breadcrumbs, the names
 * of cards or the ways to a download on paper.
 * @param siteUrl address of the site, which links of the site lack
 */
export function printStyles(siteUrl: string): string {
  const origin = siteUrl.replace(/\/$/, '');
  const link = (start: string) => `main a[href^="${start}"]`;
  const isolated = (content: string) =>
    `{content:" (\\2066" ${content} "\\2069)";position:static;overflow-wrap:anywhere;font-size:.8em}`;
  return [
    // Where a link lays its parts out in a row, the address comes below them.
    `${link('http')},${link('/')}{flex-wrap:wrap}`,
    `${link('http')}::after${isolated('attr(href)')}`,
    `${link('/')}::after${isolated(`"${origin}" attr(href)`)}`,
    'main :is(nav,h1,h2,h3,h4,address) a::after,main a:is([href^="/api/"],[href*="/maps/"])::after{content:none!important}',
  ].join('');
}
