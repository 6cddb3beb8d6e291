import { readPhone } from '@group/rules/people/readPhone';
import { createCodeLoader } from './createCodeLoader';

/** The phone number library. It is loaded only when a visitor enters a number of another country. */
const parserLoader = createCodeLoader('parsePhone', async () => (await import('./parsePhone')).parsePhone);

/**
 * Checks whether a phone number with a country code is valid in its country.
 * @returns also true if the library cannot be loaded, because the server checks the number again
 */
export async function isForeignPhone(text: string): Promise<boolean> {
  const parse = await parserLoader.load().catch(() => null);
  return parse === null || readPhone(text, parse) !== null;
}
