/**
 * Styles for print: each link's address follows its text. Phone numbers, e-mail addresses, map links,
 * breadcrumbs, card titles and downloads are left out.
 * @param siteUrl prefix of the site's relative links
 */
export function printStyles(siteUrl: string): string {
  const origin = siteUrl.replace(/\/$/, '');
  const link = (start: string) => `main a[href^="${start}"]`;
  const isolated = (content: string) =>
    `{content:" (\\2066" ${content} "\\2069)";position:static;overflow-wrap:anywhere;font-size:.8em}`;
  return [
    // Puts the address below a link that arranges its parts in a row.
    `${link('http')},${link('/')}{flex-wrap:wrap}`,
    `${link('http')}::after${isolated('attr(href)')}`,
    `${link('/')}::after${isolated(`"${origin}" attr(href)`)}`,
    'main :is(nav,h1,h2,h3,h4,address) a::after,main a:is([href^="/api/"],[href*="/maps/"])::after{content:none!important}',
  ].join('');
}
