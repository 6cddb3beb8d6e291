/** Focuses a form field; for a group, its first answer. */
export function focusField(form: HTMLFormElement | null | undefined, name: string): void {
  const control = form?.elements.namedItem(name);
  const first = control instanceof RadioNodeList ? control[0] : control;
  if (first instanceof HTMLElement) first.focus();
}
