import { useFormikContext } from 'formik';
import { useEffect, useRef, type RefObject } from 'react';

/**
 * Takes over what a visitor, or the browser, wrote into the fields before the page came alive: else the first keystroke wipes it out.
 * @param form the form's element
 */
export function useAdoptTyped(form: RefObject<HTMLFormElement>): void {
  const { values, setValues } = useFormikContext<Record<string, unknown>>();
  const initial = useRef(values);
  useEffect(() => {
    const typed: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(initial.current)) {
      const control = form.current?.elements.namedItem(name);
      if (control instanceof HTMLInputElement && control.type === 'checkbox') {
        if (control.checked !== value) typed[name] = control.checked;
      } else if (
        control instanceof HTMLInputElement ||
        control instanceof HTMLTextAreaElement ||
        control instanceof HTMLSelectElement
      ) {
        if (control.value !== value) typed[name] = control.value;
      }
    }
    if (Object.keys(typed).length > 0) void setValues({ ...initial.current, ...typed }, false);
    // Only once, when the form comes alive.
  }, [form, setValues]);
}
