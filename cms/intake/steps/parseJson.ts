import { Refusal } from '../Refusal';

/** Maximum number of members in a body. Forms have dozens. */
const MOST_MEMBERS = 20_000;
const [COMMA, OPEN_LIST, OPEN_OBJECT] = [44, 91, 123];

/** Upper bound of a body's members: its commas and opening brackets, including those in texts. */
function countMembers(body: Uint8Array): number {
  let count = 0;
  for (const byte of body) if (byte === COMMA || byte === OPEN_LIST || byte === OPEN_OBJECT) count += 1;
  return count;
}

function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, held]) => name.includes('\0') || holdsNul(held));
}

/**
 * Parses a body as JSON in UTF-8, with a limited number of members to bound its cost.
 * Rejects U+0000, which PostgreSQL cannot store.
 * @throws Refusal 400, and 413 for too many members
 */
export function parseJson(body: Uint8Array): unknown {
  if (countMembers(body) > MOST_MEMBERS) throw new Refusal(413, 'tooLarge');
  try {
    const value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)) as unknown;
    // Only an escape can represent it, because JSON forbids control characters.
    if (Buffer.from(body.buffer, body.byteOffset, body.byteLength).includes('\\u0000') && holdsNul(value))
      throw new SyntaxError('A text contains U+0000');
    return value;
  } catch {
    throw new Refusal(400, 'malformedJson');
  }
}
