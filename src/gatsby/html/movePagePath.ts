const SCRIPT =
  /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath=("(?:[^"\\]|\\.)*");\/\*\]\]>\*\/<\/script>/;
const READ_PAGE_PATH = 'window.pagePath=document.currentScript.dataset.pagePath';

/**
 * Moves the page's path from Gatsby's inline script into an attribute. The script is then the same on every page, so
 * one Content-Security-Policy hash allows it on all of them.
 */
export function movePagePath(html: string): string {
  return html.replace(SCRIPT, (_script, text: string) => {
    const pagePath = JSON.parse(text) as string;
    const attribute = pagePath.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
    return `<script id="gatsby-script-loader" data-page-path="${attribute}">${READ_PAGE_PATH}</script>`;
  });
}
