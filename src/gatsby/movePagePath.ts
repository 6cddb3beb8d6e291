const SCRIPT =
  /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath=("(?:[^"\\]|\\.)*");\/\*\]\]>\*\/<\/script>/;
const READ = 'window.pagePath=document.currentScript.dataset.pagePath';

/**
 * Gatsby writes a page's address into a script of the page. Moved to an attribute, it leaves a script that is the same on every page,
 * so that one hash in the Content-Security-Policy allows it.
 * @param html a page
 */
export function movePagePath(html: string): string {
  return html.replace(SCRIPT, (_script, text: string) => {
    const pagePath = JSON.parse(text) as string;
    const attribute = pagePath.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    return `<script id="gatsby-script-loader" data-page-path="${attribute}">${READ}</script>`;
  });
}
