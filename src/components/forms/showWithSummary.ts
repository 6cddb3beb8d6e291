/**
 * Scrolls so that a focused field and the error summary are visible, or centers the field if both do not fit.
 * Focus alone would leave the summary behind the header.
 */
export function showWithSummary(form: HTMLFormElement, field: Element): void {
  form.querySelector('[data-error-summary]')?.scrollIntoView({ block: 'nearest' });
  const { top, bottom } = field.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) field.scrollIntoView({ block: 'center' });
}
