import type { Json } from '../Json';
import { formatName } from '../schema/formatName';
import type { BuildContext } from './BuildContext';
import { buildValue } from './buildValue';

/**
 * The fields of an object that the schema knows; whatever else the CMS sent is left behind.
 * @param raw group, row, block or document as REST answered it
 * @param type GraphQL type of it
 * @param path where in the document; empty for the document itself
 * @throws InvalidField
 */
export function buildObject(raw: Json, type: string, path: string, context: BuildContext): Json {
  const fields = context.model.objects[type]?.fields ?? [];
  return Object.fromEntries(
    fields.map((field) => {
      const place = path ? `${path}.${field.name}` : field.name;
      return [field.name, buildValue(rawField(raw, field.name), field, place, context)];
    }),
  );
}

/** Payload changes names that are not legal in GraphQL; REST has them as they were. */
function rawField(raw: Json, name: string): unknown {
  if (name in raw) return raw[name];
  const original = Object.keys(raw).find((key) => formatName(key) === name);
  return original === undefined ? undefined : raw[original];
}
