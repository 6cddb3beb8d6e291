import type { Json } from '../Json';
import { formatName } from '../schema/formatName';

/**
 * Reads a field of a REST object by its GraphQL name. The two names differ if the field's own name is not valid in
 * GraphQL.
 */
export function rawField(raw: Json, name: string): unknown {
  if (name in raw) return raw[name];
  const original = Object.keys(raw).find((key) => formatName(key) === name);
  return original === undefined ? undefined : raw[original];
}
