/** A JSON object with unknown content. */
export type Json = Record<string, unknown>;

/** Checks whether a value is an object that is neither null nor an array. */
export function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
