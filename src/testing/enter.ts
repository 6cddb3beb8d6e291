import type { UserEvent } from '@testing-library/user-event';

/**
 * Fills a form field in one step, like browser autofill. Typing would render the form once per character and take most
 * of the test's time.
 */
export async function enter(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
