const SCRIPTS = /(?:<script src="[^"]+" async=?(?:"")?><\/script>)+/;
const SOURCE = /src="([^"]+)"/g;

/** A page whose first frame does not come, as a busy device may keep it, loads its scripts after this time all the same. */
const LONGEST_WAIT_MS = 1000;

/**
 * Loads scripts after the first frame; at once in a tab in the background, which gets none. Their addresses stand in an attribute: the text is
 * the same in every release, and with it the hash by which the Content-Security-Policy allows it. While a release is put in place, pages
 * of one are read with the policy of the other.
 */
const LOAD = `(function(s){function f(){var l=s;s=[];l.forEach(function(u){var e=document.createElement('script');e.src=u;\
document.body.appendChild(e)})}\
if(document.hidden)f();else{requestAnimationFrame(function(){setTimeout(f)});setTimeout(f,${LONGEST_WAIT_MS})}})\
(document.currentScript.dataset.sources.split(' '))`;

/**
 * The HTML of a page that asks for its scripts when it has been painted. As Gatsby writes them they are fetched, and sometimes run, beside the
 * first picture: on a phone the largest paint comes 0.7 s later for it, and no script is of use before there is something to press.
 * @param html a page
 */
export function scriptsAfterPaint(html: string): string {
  return html.replace(SCRIPTS, (scripts) => {
    const sources = [...scripts.matchAll(SOURCE)].map(([, source = '']) => source);
    return `<script data-sources="${sources.join(' ')}">${LOAD}</script>`;
  });
}
