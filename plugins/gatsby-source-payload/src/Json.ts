/** An object of unknown content, as JSON brings it. */
export type Json = Record<string, unknown>;

/** True for a plain object: neither null nor a list. */
export function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
