import { useRef, type DOMAttributes, type MouseEvent } from 'react';

/**
 * Ignores the second click of a double click that changed the step of a form or wizard. Keyboard clicks
 * always count.
 * @param step any value that identifies the step
 */
export function useOneClickPerStep(
  step: unknown,
): Pick<DOMAttributes<HTMLElement>, 'onMouseDownCapture' | 'onClickCapture'> {
  /** Step in which a click started. */
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
