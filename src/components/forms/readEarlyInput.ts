/**
 * Returns the input that a visitor made before hydration. Without it, the first keystroke after hydration would erase
 * that input.
 * @param values the form's values by field name
 * @returns the values that differ from the form's
 */
export function readEarlyInput(
  form: HTMLFormElement | null,
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const typed: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const found = typedValue(form?.elements.namedItem(name) ?? null, value);
    if (found !== undefined && found !== value) typed[name] = found;
  }
  return typed;
}

/**
 * Returns the current value of a control. Returns undefined if the control is unknown, or if its files or choices are
 * unchanged.
 */
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

/** Returns the checked values of a group: an array if the form value is an array, otherwise a single value. */
function typedChoices(group: readonly Node[], value: unknown): unknown {
  const ticked = group.flatMap((node) =>
    node instanceof HTMLInputElement && node.checked ? [node.value] : [],
  );
  if (!Array.isArray(value)) return ticked[0];
  return ticked.join() === value.join() ? undefined : ticked;
}
