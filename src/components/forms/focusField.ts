const controlOf = (form: HTMLFormElement, name: string): Element | null => {
  const control = form.elements.namedItem(name);
  return control instanceof RadioNodeList ? ((control[0] as Element | undefined) ?? null) : control;
};

/** Returns the field that comes first on the page; undefined if the form has none of them. */
export function firstOnPage(form: HTMLFormElement, names: readonly string[]): string | undefined {
  const place = (name: string) => [...form.elements].indexOf(controlOf(form, name) as Element);
  return names.filter((name) => place(name) >= 0).sort((one, other) => place(one) - place(other))[0];
}

/** Focuses a form field; for a group, its first answer. */
export function focusField(form: HTMLFormElement | null | undefined, name: string): void {
  const first = form && controlOf(form, name);
  if (first instanceof HTMLElement) first.focus();
}
