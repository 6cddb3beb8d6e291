const SCRIPTS = /(?:<script src="[^"]+" async=?(?:"")?><\/script>)+/;
const SOURCE = /src="([^"]+)"/g;

/** Maximum wait for the first frame on a busy device. */
const MAX_WAIT_MS = 1000;

/**
 * Loads scripts after the first frame, or at once in a background tab, which has no frames. The addresses are
 * in an attribute, so that text and Content-Security-Policy hash stay constant: during a deployment, pages
 * are served with the previous policy.
 */
const LOAD = `(function(s){function f(){var l=s;s=[];l.forEach(function(u){var e=document.createElement('script');e.src=u;\
document.body.appendChild(e)})}\
if(document.hidden)f();else{requestAnimationFrame(function(){setTimeout(f)});setTimeout(f,${MAX_WAIT_MS})}})\
(document.currentScript.dataset.sources.split(' '))`;

/**
 * Makes a page load its scripts after the first paint. Gatsby loads them beside the first picture, which
 * delays the largest paint on phones by 0.7 s.
 */
export function scriptsAfterPaint(html: string): string {
  return html.replace(SCRIPTS, (scripts) => {
    const sources = [...scripts.matchAll(SOURCE)].map(([, source = '']) => source);
    return `<script data-sources="${sources.join(' ')}">${LOAD}</script>`;
  });
}
