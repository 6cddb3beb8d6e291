import { isRecord } from '../Json';
import { formatName } from '../schema/formatName';
import { collectionOfType } from '../schema/SchemaModel';
import type { BuildContext } from './BuildContext';
import { InvalidField } from './InvalidField';
import { describeType } from './describeType';

/**
 * Converts a relationship or upload field to the id of the linked node in the same locale.
 * @param raw id of the document, or the document itself
 * @param type GraphQL type of the collection
 * @returns null if the collection is not sourced
 * @throws InvalidField if the value contains no id
 */
export function buildLink(raw: unknown, type: string, path: string, context: BuildContext): string | null {
  const collection = collectionOfType(context.model, type);
  const id = documentId(raw);
  if (id === null) throw new InvalidField(path, `should be the id of a document, is ${describeType(raw)}`);
  return collection ? context.nodeId(collection.slug, id, context.locale) : null;
}

/**
 * Converts a relationship field that allows several collections.
 * @returns null if the document's collection is not sourced
 * @throws InvalidField if the value does not have the form `{ relationTo, value }`
 */
export function buildPolymorphicLink(
  raw: unknown,
  type: string,
  path: string,
  context: BuildContext,
): { relationTo: string; value: string } | null {
  const id = isRecord(raw) ? documentId(raw.value) : null;
  if (!isRecord(raw) || typeof raw.relationTo !== 'string' || id === null) {
    throw new InvalidField(path, `should be { relationTo, value }, is ${describeType(raw)}`);
  }
  const { relationTo } = raw;
  const members = context.model.polymorphic[type]?.members ?? [];
  const sourced = members.some((member) => collectionOfType(context.model, member)?.slug === relationTo);
  return sourced
    ? { relationTo: formatName(relationTo), value: context.nodeId(relationTo, id, context.locale) }
    : null;
}

function documentId(raw: unknown): string | null {
  const id = isRecord(raw) ? raw.id : raw;
  return typeof id === 'string' || typeof id === 'number' ? String(id) : null;
}
