import type { UserEvent } from '@testing-library/user-event';

/**
 * Fills a field at once, as a browser's own filling does. Typing renders the form for each letter: where a test is not about that, it
 * is most of what the test takes.
 */
export async function enter(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
