import { useEffect, useRef, type RefObject } from 'react';

/**
 * Reports input of a controlled field from before hydration. React keeps that text in the field without an
 * event.
 * @param value the component's value
 * @param onText called once with the differing text
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
