import { useRef, type DOMAttributes, type MouseEvent } from 'react';

/**
 * For the element that holds the steps of a form or a wizard: the second click of a double click whose first led to another step does
 * nothing there, and leaves the focus where it is. A click of the keyboard is never a second one.
 * @param step what is shown: anything that is another value at another step
 */
export function useOneClickPerStep(
  step: unknown,
): Pick<DOMAttributes<HTMLElement>, 'onMouseDownCapture' | 'onClickCapture'> {
  /** The step in which a click began. */
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
