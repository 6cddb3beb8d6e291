/**
 * Gives a field of a form the focus: of a question with several answers, the first.
 * @param form the form's element
 * @param name name of the field
 */
export function focusField(form: HTMLFormElement | null | undefined, name: string): void {
  const control = form?.elements.namedItem(name);
  const first = control instanceof RadioNodeList ? control[0] : control;
  if (first instanceof HTMLElement) first.focus();
}
