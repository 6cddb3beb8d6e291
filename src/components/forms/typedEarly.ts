/**
 * What a visitor, or the browser, wrote into the fields before hydration: unless it is taken over, the first keystroke wipes it out.
 * @param form the form's element
 * @param values what the form holds, by the names of its fields
 * @returns what differs from that
 */
export function typedEarly(
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
