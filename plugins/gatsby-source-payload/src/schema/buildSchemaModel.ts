import type { Options } from '../options';
import { SourceError } from '../SourceError';
import { collectionTypes } from './collectionTypes';
import { findCollectionType, findGlobalType } from './findEntityType';
import { namedType, wrapping, type IntrospectedField, type IntrospectedSchema } from './introspection';
import { isJoin } from './introspect';
import { isReservedName, OMITTED_FIELDS } from './reservedNames';
import type { EntityModel, FieldKind, FieldModel, SchemaModel } from './SchemaModel';

const UPLOAD_FIELDS = ['filename', 'mimeType', 'filesize', 'url'];

type Scalar = Extract<FieldKind, { kind: 'scalar' }>['scalar'];
const SCALARS: Record<string, Scalar> = {
  Int: 'Int',
  Float: 'Float',
  Boolean: 'Boolean',
  DateTime: 'Date',
  JSON: 'JSON',
  JSONObject: 'JSON',
};

/** Returns the GraphQL types of all configured collections and globals, with their slugs. */
export function entityTypes(
  schema: IntrospectedSchema,
  options: Options,
): Pick<EntityModel, 'kind' | 'slug' | 'type'>[] {
  const collections = collectionTypes(schema);
  return [
    ...options.collections.map((entity) => ({
      kind: 'collection' as const,
      slug: entity.slug,
      type: findCollectionType(entity, collections),
    })),
    ...options.globals.map((entity) => ({
      kind: 'global' as const,
      slug: entity.slug,
      type: findGlobalType(entity, schema.queryFields),
    })),
  ];
}

/**
 * Converts a GraphQL schema to a model of the sourced content. The model contains the configured collections and
 * globals with all types of their fields. Fields that lead to other data, such as users, jobs and versions, are
 * omitted.
 * @throws SourceError unknownEntity or reservedName
 */
export function buildSchemaModel(schema: IntrospectedSchema, options: Options): SchemaModel {
  const builder = new ModelBuilder(schema, options);
  for (const entity of entityTypes(schema, options)) builder.addEntity(entity);
  return withoutEmptyObjects(builder.model);
}

/** Removes groups that have no fields left, because a GraphQL object must have a field. */
function withoutEmptyObjects(model: SchemaModel): SchemaModel {
  const objects = Object.values(model.objects);
  const empty = new Set(objects.filter(({ fields }) => fields.length === 0).map(({ name }) => name));
  if (empty.size === 0) return model;
  const left = objects
    .filter(({ name }) => !empty.has(name))
    .map(({ name, fields }) => {
      const kept = fields.filter((field) => field.kind !== 'object' || !empty.has(field.type));
      return [name, { name, fields: kept }] as const;
    });
  return withoutEmptyObjects({ ...model, objects: Object.fromEntries(left) });
}

class ModelBuilder {
  readonly model: SchemaModel = { entities: [], objects: {}, polymorphic: {}, enums: {}, blocks: {} };
  private readonly sourced: Set<string>;
  private readonly allCollections: Set<string>;

  constructor(
    private readonly schema: IntrospectedSchema,
    private readonly options: Options,
  ) {
    const entities = entityTypes(schema, options);
    this.sourced = new Set(entities.filter(({ kind }) => kind === 'collection').map(({ type }) => type));
    this.allCollections = new Set(collectionTypes(schema).map(({ type }) => type));
  }

  addEntity({ kind, slug, type }: Pick<EntityModel, 'kind' | 'slug' | 'type'>): void {
    const names = new Set((this.schema.types[type]?.fields ?? []).map((field) => field.name));
    const upload = UPLOAD_FIELDS.every((name) => names.has(name));
    for (const name of names) {
      if (!isReservedName(name, upload)) continue;
      throw new SourceError(
        'reservedName',
        `The field "${name}" of ${kind} "${slug}" (type ${type}) has a reserved name.`,
      );
    }
    this.model.entities.push({
      kind,
      slug,
      type,
      upload,
      timestamps: names.has('updatedAt'),
      drafts: names.has('_status'),
      paths: kind === 'collection' && names.has(this.options.pathField),
      languages: kind === 'collection' && names.has(this.options.languagesField),
    });
    this.addObject(type);
  }

  private addObject(type: string): void {
    if (this.model.objects[type]) return;
    const object = { name: type, fields: [] as FieldModel[] };
    this.model.objects[type] = object;
    for (const field of this.schema.types[type]?.fields ?? []) {
      if (OMITTED_FIELDS.has(field.name) || isJoin(field.args)) continue;
      const kind = this.kindOf(field);
      if (kind) object.fields.push({ ...kind, name: field.name, ...wrapping(field.type) });
    }
  }

  /** Returns the kind of a field, or null if the field leads to content that is not sourced. */
  private kindOf({ type: ref, args }: IntrospectedField): FieldKind | null {
    const { kind, name } = namedType(ref);
    if (kind === 'SCALAR') {
      const isRichText = name === 'JSON' && args.some((arg) => arg.name === 'depth');
      return isRichText ? { kind: 'richText' } : { kind: 'scalar', scalar: SCALARS[name] ?? 'String' };
    }
    if (kind === 'ENUM') {
      this.model.enums[name] ??= (this.schema.types[name]?.enumValues ?? []).map((value) => value.name);
      return { kind: 'enum', type: name };
    }
    if (kind === 'UNION') return this.addBlocks(name);
    if (this.allCollections.has(name))
      return this.sourced.has(name) ? { kind: 'relation', type: name } : null;
    if (name.endsWith('_Relationship')) return this.addPolymorphic(name);
    this.addObject(name);
    return { kind: 'object', type: name };
  }

  private addBlocks(union: string): FieldKind {
    const members = (this.schema.types[union]?.possibleTypes ?? []).map((member) => member.name);
    this.model.blocks[union] ??= members;
    for (const member of members) this.addObject(member);
    return { kind: 'blocks', type: union };
  }

  private addPolymorphic(name: string): FieldKind | null {
    const fields = this.schema.types[name]?.fields ?? [];
    const relationTo = fields.find((field) => field.name === 'relationTo');
    const value = fields.find((field) => field.name === 'value');
    if (!relationTo || !value) return null;
    const union = namedType(value.type).name;
    const members = (this.schema.types[union]?.possibleTypes ?? [])
      .map((member) => member.name)
      .filter((member) => this.sourced.has(member));
    if (members.length === 0) return null;
    const enumName = namedType(relationTo.type).name;
    this.model.enums[enumName] ??= (this.schema.types[enumName]?.enumValues ?? []).map((entry) => entry.name);
    this.model.polymorphic[name] ??= { name, relationTo: enumName, union, members };
    return { kind: 'polymorphic', type: name };
  }
}
