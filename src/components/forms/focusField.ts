const controlOf = (form: HTMLFormElement, name: string): Element | null => {
  const control = form.elements.namedItem(name);
  return control instanceof RadioNodeList ? ((control[0] as Element | undefined) ?? null) : control;
};

/** Returns the name of the field that comes first in the form, or undefined if the form contains none of them. */
export function firstOnPage(form: HTMLFormElement, names: readonly string[]): string | undefined {
  const place = (name: string) => [...form.elements].indexOf(controlOf(form, name) as Element);
  return names.filter((name) => place(name) >= 0).sort((one, other) => place(one) - place(other))[0];
}

/** Focuses a form field. In a group of checkboxes or radio buttons, it focuses the first one. */
export function focusField(form: HTMLFormElement | null | undefined, name: string): void {
  const first = form && controlOf(form, name);
  if (first instanceof HTMLElement) first.focus();
}
