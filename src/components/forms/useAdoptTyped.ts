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
      const found = typedValue(form.current?.elements.namedItem(name) ?? null, value);
      if (found !== undefined && found !== value) typed[name] = found;
    }
    if (Object.keys(typed).length > 0) void setValues({ ...initial.current, ...typed }, false);
    // Only once, when the form comes alive.
  }, [form, setValues]);
}

/** What stands in a control before the form knows of it; undefined where that cannot be told, or is nothing new. */
function typedValue(control: RadioNodeList | Element | null, value: unknown): unknown {
  if (control instanceof RadioNodeList) return typedChoices([...control], value);
  if (control instanceof HTMLInputElement && control.type === 'file') {
    return control.files?.length ? [...control.files] : undefined;
  }
  if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')) {
    return typeof value === 'boolean' ? control.checked : typedChoices([control], value);
  }
  return control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
    ? control.value
    : undefined;
}

/** The ticked ones of a group: a list where the form keeps a list, one value else. */
function typedChoices(group: readonly Node[], value: unknown): unknown {
  const ticked = group.flatMap((node) =>
    node instanceof HTMLInputElement && node.checked ? [node.value] : [],
  );
  if (!Array.isArray(value)) return ticked[0];
  return ticked.join() === value.join() ? undefined : ticked;
}
