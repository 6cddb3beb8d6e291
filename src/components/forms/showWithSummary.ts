/**
 * Scrolls so that the summary of errors is seen whole above a field, where both have room on the screen; else the field stands in the
 * middle of
 * it. Focus alone would leave the summary half below the header.
 * @param form the form's element
 * @param field the field that has the focus
 */
export function showWithSummary(form: HTMLFormElement, field: Element): void {
  form.querySelector('[data-error-summary]')?.scrollIntoView({ block: 'nearest' });
  const { top, bottom } = field.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) field.scrollIntoView({ block: 'center' });
}
