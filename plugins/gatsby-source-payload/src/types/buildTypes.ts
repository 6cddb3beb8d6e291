import type { EntityModel, ObjectModel, SchemaModel } from '../schema/SchemaModel';
import { isRecord } from '../Json';
import { addRemoteFilePolyfillInterface } from 'gatsby-plugin-utils/polyfill-remote-file';
import { fieldConfig, sharedTypes, type FieldConfig } from './fieldConfig';
import type { BuiltType, SchemaBuilder, TypeTools } from './GatsbySchema';

/**
 * Builds the Gatsby types of a content model: node types of collections and globals, object types of groups, rows and
 * blocks, unions and enums. The main process and workers build the same types.
 * @param prefix of every type's name
 * @param tools Gatsby's builders
 */
export function buildTypes(model: SchemaModel, prefix: string, tools: TypeTools): BuiltType[] {
  const { schema } = tools;
  const entities = new Map(model.entities.map((entity) => [entity.type, entity]));
  const names = new Map<string, ReadonlySet<string>>();
  const ownFields = (type: string): ReadonlySet<string> => {
    const known = names.get(type) ?? fieldNames(type, model, prefix);
    names.set(type, known);
    return known;
  };
  return [
    ...sharedObjects(prefix, schema),
    ...Object.values(model.objects).map((object) =>
      objectType(object, entities.get(object.name), prefix, tools, ownFields),
    ),
    ...Object.entries(model.enums).map(([name, values]) =>
      schema.buildEnumType({
        name: prefix + name,
        values: Object.fromEntries(values.map((value) => [value, { value }])),
      }),
    ),
    ...Object.entries(model.blocks).map(([name, members]) =>
      schema.buildUnionType({
        name: prefix + name,
        types: members.map((member) => prefix + member),
        resolveType: (block: unknown) => (isRecord(block) ? String(block.__typename) : ''),
      }),
    ),
    ...Object.values(model.polymorphic).flatMap((relation) => [
      schema.buildObjectType({
        name: prefix + relation.name,
        fields: { relationTo: prefix + relation.relationTo, value: prefix + relation.union },
        extensions: { infer: false },
      }),
      schema.buildUnionType({
        name: prefix + relation.union,
        types: relation.members.map((member) => prefix + member),
        resolveType: (node: unknown) =>
          isRecord(node) && isRecord(node.internal) ? String(node.internal.type) : '',
      }),
    ]),
  ];
}

function sharedObjects(prefix: string, schema: SchemaBuilder): BuiltType[] {
  const { richText, alternate } = sharedTypes(prefix);
  return [
    schema.buildObjectType({
      name: richText,
      fields: { html: 'String!', text: 'String!' },
      extensions: { infer: false },
    }),
    schema.buildObjectType({
      name: alternate,
      fields: { locale: 'String!', path: 'String!' },
      extensions: { infer: false },
    }),
  ];
}

function objectType(
  object: ObjectModel,
  entity: EntityModel | undefined,
  prefix: string,
  tools: TypeTools,
  ownFields: (type: string) => ReadonlySet<string>,
): BuiltType {
  const fields = Object.fromEntries(
    object.fields.map((field) => [field.name, fieldConfig(field, prefix, ownFields)]),
  );
  const type = tools.schema.buildObjectType({
    name: prefix + object.name,
    fields: entity ? { ...fields, ...nodeFields(entity, prefix) } : fields,
    interfaces: entity ? ['Node'] : [],
    extensions: { infer: false },
  });
  return entity?.upload ? addRemoteFilePolyfillInterface(type, tools) : type;
}

/** Returns the field names of a type's nodes. */
function fieldNames(type: string, model: SchemaModel, prefix: string): ReadonlySet<string> {
  const entity = model.entities.find((candidate) => candidate.type === type);
  const own = model.objects[type]?.fields.map(({ name }) => name) ?? [];
  return new Set([...own, ...(entity ? Object.keys(nodeFields(entity, prefix)) : [])]);
}

/** Returns the fields that a node has besides the document's own. */
function nodeFields(entity: EntityModel, prefix: string): Record<string, FieldConfig> {
  const date = { type: 'Date!', extensions: { dateformat: {} } };
  return {
    id: { type: 'ID!' },
    documentId: { type: 'String!' },
    locale: { type: 'String!' },
    ...(entity.kind === 'collection' && entity.timestamps && { updatedAt: date }),
    ...(entity.upload && { url: { type: 'String!' } }),
    ...(entity.paths && {
      path: { type: 'String!' },
      alternates: { type: `[${sharedTypes(prefix).alternate}!]!` },
    }),
  };
}
