import { isSaving, savesDone } from '../formSaves/ownSaves';

/** Payload disables these while the form saves itself, and a press at that moment does nothing. */
const BUTTONS = '#action-save, #action-save-draft';
/** So long after a press its click has come, if it comes. */
const CLICK_MS = 50;
/** So long after a save the form is ready again. */
const READY_MS = 3000;

/** Once it is no longer disabled. @returns false when that is not soon, or when `signal` ends the wait */
function isReady(button: HTMLButtonElement, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      if (!button.disabled || signal.aborted) end();
    };
    const observer = new MutationObserver(look);
    const end = () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(!button.disabled && !signal.aborted);
    };
    const timer = setTimeout(end, READY_MS);
    observer.observe(button, { attributes: true, attributeFilter: ['disabled'] });
    signal.addEventListener('abort', end);
    look();
  });
}

/**
 * Has a press on "Publish" or "Save draft" that came while the form saved itself take effect as soon as that is over. Whatever is done
 * meanwhile, as typing on, takes it back.
 * @param root where to listen
 * @returns ends it
 */
export function keepPresses(root: Document): () => void {
  let pressed: HTMLButtonElement | null = null;
  let wait = new AbortController();
  const buttonOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLButtonElement>(BUTTONS) : null;
  const forget = () => {
    wait.abort();
    wait = new AbortController();
    pressed = null;
  };

  const down = (event: PointerEvent) => {
    forget();
    if (event.button === 0) pressed = buttonOf(event);
  };
  const takeEffect = async (button: HTMLButtonElement, { signal }: AbortController) => {
    await new Promise((resolve) => setTimeout(resolve, CLICK_MS));
    if (signal.aborted) return;
    if (button.disabled && !isSaving()) return;
    await savesDone();
    if (signal.aborted || !(await isReady(button, signal))) return;
    forget();
    button.click();
  };
  const up = (event: PointerEvent) => {
    const button = buttonOf(event);
    if (button && button === pressed) void takeEffect(button, wait);
  };

  const listeners = [
    ['pointerdown', down],
    ['pointerup', up],
    ['click', forget],
    ['keydown', forget],
    ['input', forget],
  ] as const;
  const options = { capture: true };
  for (const [name, listener] of listeners) root.addEventListener(name, listener as EventListener, options);
  return () => {
    forget();
    for (const [name, listener] of listeners)
      root.removeEventListener(name, listener as EventListener, options);
  };
}
