import { Refusal } from '../Refusal';

/** No text that people write holds U+0000, and PostgreSQL stores none. */
function withoutNul(name: string, value: unknown): unknown {
  if (name.includes('\0') || (typeof value === 'string' && value.includes('\0')))
    throw new SyntaxError('A text holds U+0000');
  return value;
}

/**
 * Parses a body as JSON in UTF-8.
 * @throws Refusal 400
 */
export function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body), withoutNul) as unknown;
  } catch {
    throw new Refusal(400, 'malformedJson');
  }
}
