import { useEffect, useRef, type RefObject } from 'react';

/**
 * Passes text on that was typed into a controlled input before hydration. React keeps this text in the input but fires
 * no event for it.
 * @param value the component's value
 * @param onText called once with the text, if it differs from the value
 */
export function useEarlyInput(
  field: RefObject<HTMLInputElement>,
  value: string,
  onText: (text: string) => void,
): void {
  const first = useRef({ value, onText });
  useEffect(() => {
    const typed = field.current?.value ?? '';
    if (typed !== '' && typed !== first.current.value) first.current.onText(typed);
  }, [field]);
}
