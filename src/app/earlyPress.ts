/** State that the inline script in the head shares with the app (`window.earlyPress`). */
interface EarlyPress {
  button?: HTMLElement;
  stop: () => void;
}

/** Attribute of a button that was pressed before hydration and still waits for its effect. */
const MARK = 'data-waits';

/**
 * Inline script for the head of every page. It records the last button pressed before hydration, so that the app can
 * repeat the press (`repeatEarlyPress`).
 * It also blocks the submission of forms without a real `action` (Formik uses `#`). Otherwise the browser would reload
 * the page with the visitor's input in the query string.
 */
export const EARLY_PRESS_SCRIPT = `(function(){var k=window.earlyPress={stop:function(){\
removeEventListener('click',f,true);m=function(){}}};\
function m(b){if(k.button)k.button.removeAttribute('${MARK}');k.button=b;b.setAttribute('${MARK}','')}\
function f(e){var b=e.target.closest&&e.target.closest('button[type=button]');if(b&&!b.disabled)m(b)}\
addEventListener('click',f,true);\
addEventListener('submit',function(e){var t=e.target,a=t.getAttribute('action');if(a&&a!=='#')return;\
e.preventDefault();var b=e.submitter||t.querySelector('[type=submit]');if(b)m(b)},true)})()`;

const kept = (): EarlyPress | undefined => (window as Window & { earlyPress?: EarlyPress }).earlyPress;

/** Stops recording. From now on, React handles every press, including those on parts that are not hydrated yet. */
export function stopRecordingPresses(): void {
  const early = kept();
  early?.stop();
  // React did not render this attribute and would report it as a hydration mismatch.
  early?.button?.removeAttribute(MARK);
}

/** Repeats the recorded press. React hydrates the part around the button first. */
export function repeatEarlyPress(): void {
  const early = kept();
  const button = early?.button;
  if (!early || !button) return;
  delete early.button;
  // Runs after the effects of the first render. React cannot interrupt them to hydrate another part.
  setTimeout(() => {
    if (!button.isConnected) return;
    // The `mousedown` event makes React hydrate the part synchronously, including its effects. If the part still has to
    // load code, its own handler records the press.
    button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
    button.click();
  });
}
