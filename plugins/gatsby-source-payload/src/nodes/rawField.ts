import type { Json } from '../Json';
import { formatName } from '../schema/formatName';

/** Payload changes names that are not legal in GraphQL; REST has them as they were. */
export function rawField(raw: Json, name: string): unknown {
  if (name in raw) return raw[name];
  const original = Object.keys(raw).find((key) => formatName(key) === name);
  return original === undefined ? undefined : raw[original];
}
