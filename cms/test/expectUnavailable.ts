import { expect } from 'vitest';

const TEXTS = {
  'he-il': 'אי אפשר לקבל פניות כרגע, והפנייה לא נשמרה. אפשר לנסות שוב בעוד כמה דקות.',
  'en-us':
    'Messages cannot be accepted right now, and yours was not stored. Please try again in a few minutes.',
};

/** Expects a 503 response in the visitor's language. It must say that nothing was stored, and when to try again. */
export async function expectUnavailable(response: Response, culture: keyof typeof TEXTS): Promise<void> {
  expect(response.status).toBe(503);
  expect(response.headers.get('Retry-After')).toBe('60');
  expect(await response.json()).toMatchObject({ error: TEXTS[culture], code: 'notStored' });
}
