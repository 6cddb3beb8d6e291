import type { FieldModel } from '../schema/SchemaModel';
import { isRecord, type Json } from '../Json';
import { findLinkedNode } from './findLinkedNode';
import type { ResolveInfo, ResolverContext } from './GatsbySchema';
import { resolveRichText } from './resolveRichText';
import { shownFields } from './shownFields';

export interface FieldConfig {
  type: string;
  extensions?: Record<string, unknown>;
  resolve?: (source: Json, args: unknown, context: ResolverContext, info: ResolveInfo) => unknown;
}

/** Returns the names of types that exist in addition to those of the content. */
export const sharedTypes = (prefix: string) => ({
  richText: `${prefix}RichText`,
  alternate: `${prefix}Alternate`,
});

/**
 * Returns the Gatsby field for a field of the CMS.
 * @param prefix prefix of every type name
 * @param ownFields returns the names of a type's own fields. Resolvers may compute other fields from the whole node
 */
export function fieldConfig(
  field: FieldModel,
  prefix: string,
  ownFields: (type: string) => ReadonlySet<string>,
): FieldConfig {
  const wrap = (type: string) => wrapType(type, field);
  const { name } = field;
  switch (field.kind) {
    case 'scalar':
      return field.scalar === 'Date'
        ? { type: wrap('Date'), extensions: { dateformat: {} } }
        : { type: wrap(field.scalar) };
    case 'richText':
      return {
        type: sharedTypes(prefix).richText,
        resolve: (source, _args, context, info) => resolveRichText(source[name], context, info),
      };
    case 'relation':
      return {
        type: linkType(prefix + field.type, field),
        resolve: (source, _args, context, info) =>
          resolveLinks(source[name], context, shownFields(info, ownFields(field.type))),
      };
    case 'polymorphic':
      return {
        type: linkType(prefix + field.type, field),
        resolve: (source, _args, context) => resolvePolymorphic(source[name], context),
      };
    case 'enum':
    case 'object':
    case 'blocks':
      return { type: wrap(prefix + field.type) };
  }
}

function wrapType(type: string, { list, required }: FieldModel): string {
  return `${list ? `[${type}!]` : type}${required ? '!' : ''}`;
}

/**
 * Returns the type of a link field. A single link is nullable, and a list omits missing documents, because a linked
 * document may not be public.
 */
function linkType(type: string, { list, required }: FieldModel): string {
  return list ? `[${type}!]${required ? '!' : ''}` : type;
}

function resolveLinks(value: unknown, context: ResolverContext, fields: ReadonlySet<string> | null): unknown {
  if (typeof value === 'string') return findLinkedNode(context, value, fields);
  if (!Array.isArray(value)) return null;
  return value.flatMap((id) => (typeof id === 'string' ? (findLinkedNode(context, id, fields) ?? []) : []));
}

function resolvePolymorphic(value: unknown, context: ResolverContext): unknown {
  if (Array.isArray(value)) return value.flatMap((item) => resolvePolymorphic(item, context) ?? []);
  if (!isRecord(value) || typeof value.value !== 'string') return null;
  const node = findLinkedNode(context, value.value, null);
  return node && { relationTo: value.relationTo, value: node };
}
