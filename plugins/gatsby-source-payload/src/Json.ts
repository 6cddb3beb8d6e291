/** A JSON object of unknown content. */
export type Json = Record<string, unknown>;

/** Tells whether a value is a plain object, neither null nor a list. */
export function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
