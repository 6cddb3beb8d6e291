const BUTTON = '.popup-button-list__button';

interface Guard {
  /** What the menu of a field calls its pasting. */
  label: string;
  /** Asks the editor whether to go on. */
  mayReplace: () => boolean;
}

/**
 * Asks before something is pasted into a whole field, which replaces all its rows, also by one copied row. For listening in the capturing
 * phase, before Payload's own button does it.
 * @returns a listener for clicks
 */
export function guardPaste({ label, mayReplace }: Guard): (event: Event) => void {
  return (event) => {
    const button = event.target instanceof Element ? event.target.closest(BUTTON) : null;
    if (button?.textContent?.trim() !== label || mayReplace()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
}
