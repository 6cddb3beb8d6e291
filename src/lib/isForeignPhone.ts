import { readPhone } from '@group/rules/people/readPhone';
import { lateCode } from './lateCode';

/** Loads once a visitor writes a number of another country. */
const lateParser = lateCode('parsePhone', async () => (await import('./parsePhone')).parsePhone);

/**
 * Tells whether a number with a country code is valid in its country.
 * @returns true also when the library cannot be loaded: the server decides then
 */
export async function isForeignPhone(text: string): Promise<boolean> {
  const parse = await lateParser.load().catch(() => null);
  return parse === null || readPhone(text, parse) !== null;
}
