import type { UserEvent } from '@testing-library/user-event';

/**
 * Fills a field in one step, like browser autofill. Typing renders the form for each letter, which would
 * dominate the test's time.
 */
export async function enter(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
