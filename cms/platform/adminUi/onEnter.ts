import type { KeyboardEvent } from 'react';

/**
 * Returns a `keydown` handler for an input that is not a field of the form around it: Enter runs the action instead of
 * submitting that form.
 * @param act action of the button beside the input; undefined while the button is disabled
 */
export const onEnter =
  (act?: () => unknown) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void act?.();
  };
