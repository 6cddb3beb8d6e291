import { isSaving, waitForSaves } from '../formSaves/ownSaves';

/** Buttons that Payload disables during an autosave. A click on them has no effect meanwhile. */
const BUTTONS = '#action-save, #action-save-draft';
/** Longest time in ms between pressing the mouse button and the click event. */
const CLICK_MS = 50;
/** Longest time in ms that the form needs after a save until its buttons are enabled. */
const READY_MS = 3000;

/** Resolves when the button is enabled. @returns false if a timeout passes or `signal` aborts first */
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
 * Repeats a click on "Publish" or "Save draft" that an autosave blocked, as soon as the autosave has ended. Any other
 * input in the meantime, such as typing, cancels the repetition.
 * @param root document to listen on
 * @returns a function that removes the listeners
 */
export function repeatBlockedClicks(root: Document): () => void {
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
    await waitForSaves();
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
