import { AWAITED } from '../../theme/awaited';

/** Maximum time to wait for the site's JavaScript. After it, the unfiltered list of the build is shown. */
const MAX_WAIT_MS = 15_000;

/**
 * Source of the inline script. The parameter names are passed through an attribute, so that the source, and with it the
 * hash in the Content-Security-Policy, is the same on all pages.
 */
const MARK = `(function(h,p){if(document.currentScript.dataset.parameters.split(' ').some(function(n){return p.has(n)})){\
h.setAttribute('${AWAITED}','');setTimeout(function(){h.removeAttribute('${AWAITED}')},${MAX_WAIT_MS})}})\
(document.documentElement,new URLSearchParams(location.search))`;

/**
 * Inline script that runs before the first paint. If the URL contains filter values, skeletons cover the pre-rendered
 * list until JavaScript has applied them.
 * @param parameters names of the list's URL parameters
 */
export function PendingFiltersScript({ parameters }: { parameters: readonly string[] }) {
  return <script data-parameters={parameters.join(' ')} dangerouslySetInnerHTML={{ __html: MARK }} />;
}

/** Removes the skeletons and shows the list, once the filter values from the URL have been applied. */
export const revealFilteredList = (): void => document.documentElement.removeAttribute(AWAITED);
