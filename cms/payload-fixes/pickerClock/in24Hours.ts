/** A piece of a pattern of dates: what stands for something (`MMM`), or what is written as it is. */
interface Part {
  isToken: boolean;
  value: string;
}

const token = (value: string): Part => ({ isToken: true, value });
const written = (value: string): Part => ({ isToken: false, value });

const DAY = [token('d'), written(' '), token('MMM'), written(' '), token('yyyy'), written(', ')];
const TIME = [token('HH'), written(':'), token('mm')];

const has = (parts: readonly Part[], letter: string): boolean =>
  parts.some(({ isToken, value }) => isToken && value.startsWith(letter));

/**
 * Turns a pattern with a clock of 12 hours into "5 Nov 2026, 14:30", or "14:30" where it has no day. For a locale of date-fns, which asks
 * it before it writes a date (`localize.preprocessor`); other patterns stay as they are. Where a field has none of its own, Payload's
 * picker of dates writes the American "Nov 5, 2026 2:30 PM", and lets no one say otherwise in the form of a schedule.
 */
export function in24Hours(_date: Date, parts: Part[]): Part[] {
  if (!has(parts, 'h')) return parts;
  return has(parts, 'd') ? [...DAY, ...TIME] : TIME;
}
