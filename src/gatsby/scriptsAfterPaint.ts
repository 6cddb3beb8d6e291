const SCRIPTS = /(?:<script src="[^"]+" async=?(?:"")?><\/script>)+/;
const SOURCE = /src="([^"]+)"/g;

/** A page whose first frame does not come, on a busy device, loads its scripts after this time. */
const LONGEST_WAIT_MS = 1000;

/**
 * Loads scripts after the first frame; at once in a tab in the background, which gets no frames. Their addresses stand in an attribute, so
 * that the text, and its hash in the Content-Security-Policy, are the same in every release: while a release is put in place, its
 * pages are served with the policy of the one before.
 */
const LOAD = `(function(s){function f(){var l=s;s=[];l.forEach(function(u){var e=document.createElement('script');e.src=u;\
document.body.appendChild(e)})}\
if(document.hidden)f();else{requestAnimationFrame(function(){setTimeout(f)});setTimeout(f,${LONGEST_WAIT_MS})}})\
(document.currentScript.dataset.sources.split(' '))`;

/**
 * The HTML of a page that asks for its scripts when it has been painted. Gatsby has them fetched, and sometimes run, beside the first
 * picture, which delays the largest paint of a phone by 0.7 s.
 * @param html a page
 */
export function scriptsAfterPaint(html: string): string {
  return html.replace(SCRIPTS, (scripts) => {
    const sources = [...scripts.matchAll(SOURCE)].map(([, source = '']) => source);
    return `<script data-sources="${sources.join(' ')}">${LOAD}</script>`;
  });
}
