const BUTTON = '.popup-button-list__button';

interface Guard {
  /** Label of the paste button in a field's menu. */
  label: string;
  /** Asks the user for confirmation and returns whether to continue. */
  mayReplace: () => boolean;
}

/**
 * Creates a click listener that asks before content is pasted into a whole field. Such a paste replaces all rows of the
 * field, even if only one row was copied. Register it for the capturing phase, so that it runs before Payload's button.
 */
export function guardPaste({ label, mayReplace }: Guard): (event: Event) => void {
  return (event) => {
    const button = event.target instanceof Element ? event.target.closest(BUTTON) : null;
    if (button?.textContent?.trim() !== label || mayReplace()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
}
