/** State of the script in the head. */
interface EarlyPress {
  button?: HTMLElement;
  stop: () => void;
}

/** Marks a button that waits for hydration. */
const MARK = 'data-waits';

/**
 * Inline script for the head of every page. Records the last pressed button until hydration; otherwise the
 * press would be lost.
 * It also blocks the submission of forms without their own address (Formik's `#`), because the browser would
 * leave the page with the input in its query.
 */
export const KEEP_EARLY_PRESS = `(function(){var k=window.earlyPress={stop:function(){\
removeEventListener('click',f,true);m=function(){}}};\
function m(b){if(k.button)k.button.removeAttribute('${MARK}');k.button=b;b.setAttribute('${MARK}','')}\
function f(e){var b=e.target.closest&&e.target.closest('button[type=button]');if(b&&!b.disabled)m(b)}\
addEventListener('click',f,true);\
addEventListener('submit',function(e){var t=e.target,a=t.getAttribute('action');if(a&&a!=='#')return;\
e.preventDefault();var b=e.submitter||t.querySelector('[type=submit]');if(b)m(b)},true)})()`;

const kept = (): EarlyPress | undefined => (window as Window & { earlyPress?: EarlyPress }).earlyPress;

/** Stops recording. From now on React handles every press, also of parts that are not hydrated yet. */
export function stopKeepingPresses(): void {
  const early = kept();
  early?.stop();
  // React would report the attribute as a hydration mismatch.
  early?.button?.removeAttribute(MARK);
}

/** Repeats the recorded press. React first hydrates the surrounding part. */
export function repeatEarlyPress(): void {
  const early = kept();
  const button = early?.button;
  if (!early || !button) return;
  delete early.button;
  // Outside the effects of the first render, which cannot be interrupted to hydrate another part.
  setTimeout(() => {
    if (!button.isConnected) return;
    // React hydrates the part synchronously, with its effects. A part that waits for its own code then
    // records the press.
    button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
    button.click();
  });
}
