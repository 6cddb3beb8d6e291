/**
 * Matches the elements of `<head>` that all pages share. Style elements with a `data-` attribute are excluded, because
 * they belong to the components of one page.
 */
const SHARED =
  /<style(?![^>]* data-)[^>]*>[^]*?<\/style>|<link(?=[^>]* rel="stylesheet")[^>]*>|<link(?=[^>]* rel="preload")(?=[^>]* as="font")[^>]*>/g;

/**
 * Returns the style sheets, global styles, print styles and fonts in the head of a built page. Draft pages need them,
 * because the site's scripts add only the styles of components.
 * @param {string} html HTML of a built page
 */
export function sharedHead(html) {
  const [head = ''] = html.split('</head>');
  return (head.match(SHARED) ?? []).join('');
}
