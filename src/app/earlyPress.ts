/** What the script in the head keeps, and how it is told to stop. */
interface EarlyPress {
  button?: HTMLElement;
  stop: () => void;
}

/** Marks the button that waits to work. */
const MARK = 'data-waits';

/**
 * Stands in the head of every page: keeps the button that a visitor pressed last while the page's scripts are on their way. Without it the
 * press is lost without a sign. A form that is sent then is held back, for the browser would leave the page and put into its address
 * what was written; so it is later, in the moments until a form works, where the form does not say itself where it leads (Formik's say
 * `#`).
 */
export const KEEP_EARLY_PRESS = `(function(){var k=window.earlyPress={stop:function(){\
removeEventListener('click',f,true);m=function(){}}};\
function m(b){if(k.button)k.button.removeAttribute('${MARK}');k.button=b;b.setAttribute('${MARK}','')}\
function f(e){var b=e.target.closest&&e.target.closest('button[type=button]');if(b&&!b.disabled)m(b)}\
addEventListener('click',f,true);\
addEventListener('submit',function(e){var t=e.target,a=t.getAttribute('action');if(a&&a!=='#')return;\
e.preventDefault();var b=e.submitter||t.querySelector('[type=submit]');if(b)m(b)},true)})()`;

const kept = (): EarlyPress | undefined => (window as Window & { earlyPress?: EarlyPress }).earlyPress;

/** From now on React handles every press, also of what is not hydrated yet. */
export function stopKeepingPresses(): void {
  const early = kept();
  early?.stop();
  // React would take the mark for a fault of the page.
  early?.button?.removeAttribute(MARK);
}

/** Presses again what was pressed too early. React hydrates what is around it first. */
export function repeatEarlyPress(): void {
  const early = kept();
  const button = early?.button;
  if (!early || !button) return;
  delete early.button;
  // Not within the effects of the first rendering, which cannot be interrupted to hydrate anything.
  setTimeout(() => {
    if (!button.isConnected) return;
    // React hydrates what is around it at once, effects included: a part that waits for its own code then keeps the press.
    button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
    button.click();
  });
}
