import type { EntityModel, ObjectModel, SchemaModel } from '../schema/SchemaModel';
import { isRecord } from '../Json';
import { addRemoteFilePolyfillInterface } from 'gatsby-plugin-utils/polyfill-remote-file';
import { fieldConfig, sharedTypes, type FieldConfig } from './fieldConfig';
import type { BuiltType, SchemaBuilder, TypeTools } from './GatsbySchema';

/**
 * Builds the GraphQL types of a content model: node types of collections and globals, object types of groups, rows and
 * blocks, unions, and enums. The main process and the workers build the same types.
 * @param prefix prefix of every type name
 * @param tools Gatsby's type builders
 */
export function buildTypes(model: SchemaModel, prefix: string, tools: TypeTools): BuiltType[] {
  const { schema } = tools;
  const entities = new Map(model.entities.map((entity) => [entity.type, entity]));
  const ownFields = nodeFieldNames(model, prefix);
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

/**
 * Returns a function that returns the names of a type's own fields. A page can depend on such a field without depending
 * on the rest of the node.
 */
export function nodeFieldNames(model: SchemaModel, prefix: string): (type: string) => ReadonlySet<string> {
  const known = new Map<string, Set<string>>();
  return (type) => {
    const names = known.get(type) ?? findNames(type);
    known.set(type, names);
    return names;
  };

  function findNames(type: string): Set<string> {
    const entity = model.entities.find((candidate) => candidate.type === type);
    const own = model.objects[type]?.fields.map(({ name }) => name) ?? [];
    const names = new Set([...own, ...(entity ? Object.keys(nodeFields(entity, prefix)) : [])]);
    // Exclude `url`: a file can be replaced while its URL stays the same, and the site adds the version of the file to
    // the URL.
    if (entity?.upload) names.delete('url');
    return names;
  }
}

/** Returns the fields that the plugin adds to the nodes of an entity. */
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
