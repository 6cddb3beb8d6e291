/** Head elements that all pages share. Styles with ids belong to components of one page. */
const SHARED =
  /<style(?![^>]* data-)[^>]*>[^]*?<\/style>|<link(?=[^>]* rel="stylesheet")[^>]*>|<link(?=[^>]* rel="preload")(?=[^>]* as="font")[^>]*>/g;

/**
 * Extracts style sheets, global styles, print styles and fonts from a built page. Scripts only add component styles.
 * @param {string} html HTML of a built page
 */
export function sharedHead(html) {
  const [head = ''] = html.split('</head>');
  return (head.match(SHARED) ?? []).join('');
}
