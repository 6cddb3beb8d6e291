import { AWAITED } from '../../theme/awaited';

/** Maximum wait for the site's scripts. Then the built list is shown. */
const LONGEST_WAIT_MS = 15_000;

/**
 * Inline script. The parameters are in an attribute, so that its text and its Content-Security-Policy hash stay
 * constant.
 */
const MARK = `(function(h,p){if(document.currentScript.dataset.parameters.split(' ').some(function(n){return p.has(n)})){\
h.setAttribute('${AWAITED}','');setTimeout(function(){h.removeAttribute('${AWAITED}')},${LONGEST_WAIT_MS})}})\
(document.documentElement,new URLSearchParams(location.search))`;

/**
 * Decides before the first paint whether skeletons cover the built list, because the address has a choice that
 * only the site's scripts can apply.
 * @param parameters parameters of the list
 */
export function AwaitedChoice({ parameters }: { parameters: readonly string[] }) {
  return <script data-parameters={parameters.join(' ')} dangerouslySetInnerHTML={{ __html: MARK }} />;
}

/** Shows the list, to which the choice is applied. */
export const showAwaited = (): void => document.documentElement.removeAttribute(AWAITED);
