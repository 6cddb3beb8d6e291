/**
 * Returns the print styles, which show the URL of each link after its text. Links with phone numbers, e-mail addresses,
 * maps and downloads, breadcrumbs, and the titles of cards show no URL.
 * @param siteUrl absolute URL of the site, which is put in front of relative links
 */
export function printStyles(siteUrl: string): string {
  const origin = siteUrl.replace(/\/$/, '');
  const link = (start: string) => `main a[href^="${start}"]`;
  const isolated = (content: string) =>
    `{content:" (\\2066" ${content} "\\2069)";position:static;overflow-wrap:anywhere;font-size:.8em}`;
  return [
    // If a link arranges its content in a row, its URL wraps to the next line.
    `${link('http')},${link('/')}{flex-wrap:wrap}`,
    `${link('http')}::after${isolated('attr(href)')}`,
    `${link('/')}::after${isolated(`"${origin}" attr(href)`)}`,
    'main :is(nav,h1,h2,h3,h4,address) a::after,main a:is([href^="/api/"],[href*="/maps/"])::after{content:none!important}',
  ].join('');
}
