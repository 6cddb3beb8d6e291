import { useRef, type DOMAttributes, type MouseEvent } from 'react';

/**
 * Ignores the second click of a double click if the first one changed the step of a form or wizard. Clicks by keyboard
 * are never ignored.
 * @param step any value that identifies the current step
 */
export function useOneClickPerStep(
  step: unknown,
): Pick<DOMAttributes<HTMLElement>, 'onMouseDownCapture' | 'onClickCapture'> {
  /** The step that was shown when the last click began. */
  const begun = useRef<{ step: unknown } | null>(null);
  const hear = (event: MouseEvent): void => {
    if (event.detail <= 1) begun.current = { step };
    else if (begun.current?.step !== step) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  return { onMouseDownCapture: hear, onClickCapture: hear };
}
