import type { Json } from '../Json';
import { formatName } from '../schema/formatName';

/** Reads a field of a REST object. GraphQL names differ where the original is not a legal name. */
export function rawField(raw: Json, name: string): unknown {
  if (name in raw) return raw[name];
  const original = Object.keys(raw).find((key) => formatName(key) === name);
  return original === undefined ? undefined : raw[original];
}
