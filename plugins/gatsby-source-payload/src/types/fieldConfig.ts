import type { FieldModel } from '../schema/SchemaModel';
import { isRecord, type Json } from '../Json';
import { findLinkedNode } from './findLinkedNode';
import type { ResolveInfo, ResolverContext } from './GatsbySchema';
import { resolveRichText } from './resolveRichText';

export interface FieldConfig {
  type: string;
  extensions?: Record<string, unknown>;
  resolve?: (source: Json, args: unknown, context: ResolverContext, info: ResolveInfo) => unknown;
}

/** Type names that every site has beside its own content's. */
export const sharedTypes = (prefix: string) => ({
  richText: `${prefix}RichText`,
  alternate: `${prefix}Alternate`,
});

/**
 * The Gatsby field of a field of the CMS.
 * @param field what the CMS says of it
 * @param prefix start of every type's name
 */
export function fieldConfig(field: FieldModel, prefix: string): FieldConfig {
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
        resolve: (source, _args, context) => resolveLinks(source[name], context),
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

/** A link may lead to a document that is not public: alone it may be null, in a list it is left out. */
function linkType(type: string, { list, required }: FieldModel): string {
  return list ? `[${type}!]${required ? '!' : ''}` : type;
}

function resolveLinks(value: unknown, context: ResolverContext): unknown {
  if (typeof value === 'string') return findLinkedNode(context, value);
  if (!Array.isArray(value)) return null;
  return value.flatMap((id) => (typeof id === 'string' ? (findLinkedNode(context, id) ?? []) : []));
}

function resolvePolymorphic(value: unknown, context: ResolverContext): unknown {
  if (Array.isArray(value)) return value.flatMap((item) => resolvePolymorphic(item, context) ?? []);
  if (!isRecord(value) || typeof value.value !== 'string') return null;
  const node = findLinkedNode(context, value.value);
  return node && { relationTo: value.relationTo, value: node };
}
