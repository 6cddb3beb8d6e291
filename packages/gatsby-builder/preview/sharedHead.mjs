/** What each page of the site has in its head alike; styles of a page's own components bear their ids. */
const SHARED =
  /<style(?![^>]* data-)[^>]*>[^]*?<\/style>|<link(?=[^>]* rel="preload")(?=[^>]* as="font")[^>]*>/g;

/**
 * Global styles, those of paper, and fonts, as the build wrote them into a page: scripts add the styles of components only.
 * @param {string} html a built page
 */
export function sharedHead(html) {
  const [head = ''] = html.split('</head>');
  return (head.match(SHARED) ?? []).join('');
}
