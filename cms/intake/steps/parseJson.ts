import { Refusal } from '../Refusal';

/** Maximum number of members in a JSON body. Real forms have dozens. */
const MAX_MEMBERS = 20_000;
const [COMMA, OPEN_LIST, OPEN_OBJECT] = [44, 91, 123];

/**
 * Returns an upper bound for the number of members: the commas and opening brackets of the body, including those in
 * strings.
 */
function countMembers(body: Uint8Array): number {
  let count = 0;
  for (const byte of body) if (byte === COMMA || byte === OPEN_LIST || byte === OPEN_OBJECT) count += 1;
  return count;
}

function containsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, held]) => name.includes('\0') || containsNul(held));
}

/**
 * Parses a body as JSON in UTF-8. Limits the number of members, so that parsing stays cheap. Rejects strings with
 * U+0000, because PostgreSQL cannot store them.
 * @throws Refusal 400, or 413 for too many members
 */
export function parseJson(body: Uint8Array): unknown {
  if (countMembers(body) > MAX_MEMBERS) throw new Refusal(413, 'tooLarge');
  try {
    const value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)) as unknown;
    // JSON allows U+0000 only as an escape sequence. So the costly search of all strings is needed only if the body
    // contains that sequence.
    if (Buffer.from(body.buffer, body.byteOffset, body.byteLength).includes('\\u0000') && containsNul(value))
      throw new SyntaxError('A text contains U+0000');
    return value;
  } catch {
    throw new Refusal(400, 'malformedJson');
  }
}
