import { useEffect, useRef, type RefObject } from 'react';

/**
 * Takes over what a visitor, or the browser, wrote into a controlled field before hydration: React keeps the text in the field, and
 * never says so to the component.
 * @param field the field's element
 * @param value what the component holds
 * @param onText called once, with the text that the component does not know
 */
export function useTypedEarly(
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
