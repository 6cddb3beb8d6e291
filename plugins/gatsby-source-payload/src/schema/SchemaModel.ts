/** What a field holds. Names of types are the CMS's own, without the site's prefix. */
export type FieldKind =
  | { kind: 'scalar'; scalar: 'String' | 'Int' | 'Float' | 'Boolean' | 'Date' | 'JSON' }
  | { kind: 'enum'; type: string }
  | { kind: 'richText' }
  | { kind: 'object'; type: string }
  | { kind: 'blocks'; type: string }
  | { kind: 'relation'; type: string }
  | { kind: 'polymorphic'; type: string };

export type FieldModel = FieldKind & { name: string; list: boolean; required: boolean };

/** An object type: the fields of a document, a group, a row of an array, or a block. */
export interface ObjectModel {
  name: string;
  fields: FieldModel[];
}

/** A relationship to one of several collections: `{ relationTo, value }`. Members are collection types that are sourced. */
export interface PolymorphicModel {
  name: string;
  relationTo: string;
  union: string;
  members: string[];
}

/** A collection or global that is sourced. */
export interface EntityModel {
  kind: 'collection' | 'global';
  slug: string;
  type: string;
  /** True for an upload collection: its documents are files. */
  upload: boolean;
  /** True when its documents tell when they were saved: only those can be sourced by what changed. */
  timestamps: boolean;
  /** True when its documents have drafts. */
  drafts: boolean;
  /** True when its documents are pages: they have a path. */
  paths: boolean;
  /** True when its documents list the languages in which they exist. */
  languages: boolean;
}

/** Everything the plugin knows of the CMS's content model: what main process and workers build the same types from. */
export interface SchemaModel {
  entities: EntityModel[];
  objects: Record<string, ObjectModel>;
  polymorphic: Record<string, PolymorphicModel>;
  enums: Record<string, string[]>;
  /** Block types by the name of their union. */
  blocks: Record<string, string[]>;
}

/** The collection a type belongs to, if it is sourced. */
export function collectionOfType(model: SchemaModel, type: string): EntityModel | undefined {
  return model.entities.find((entity) => entity.kind === 'collection' && entity.type === type);
}
