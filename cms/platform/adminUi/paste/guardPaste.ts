const BUTTON = '.popup-button-list__button';

interface Guard {
  /** Label of the paste button in a field's menu. */
  label: string;
  /** Asks the editor for confirmation. */
  mayReplace: () => boolean;
}

/**
 * Asks before a paste into a whole field, which replaces all its rows even if only one row was copied. Register it in the capturing phase,
 * so that it runs before Payload's button.
 * @returns a click listener
 */
export function guardPaste({ label, mayReplace }: Guard): (event: Event) => void {
  return (event) => {
    const button = event.target instanceof Element ? event.target.closest(BUTTON) : null;
    if (button?.textContent?.trim() !== label || mayReplace()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
}
