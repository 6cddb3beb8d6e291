/**
 * Scrolls so that both the focused field and the error summary are visible. If both do not fit, it centres the field.
 * Without this, focusing the field would leave the summary hidden behind the header.
 */
export function scrollWithSummary(form: HTMLFormElement, field: Element): void {
  form.querySelector('[data-error-summary]')?.scrollIntoView({ block: 'nearest' });
  const { top, bottom } = field.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) field.scrollIntoView({ block: 'center' });
}
