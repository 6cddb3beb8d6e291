/** Kinds of fields. Type names are the CMS's, without the site's prefix. */
export type FieldKind =
  | { kind: 'scalar'; scalar: 'String' | 'Int' | 'Float' | 'Boolean' | 'Date' | 'JSON' }
  | { kind: 'enum'; type: string }
  | { kind: 'richText' }
  | { kind: 'object'; type: string }
  | { kind: 'blocks'; type: string }
  | { kind: 'relation'; type: string }
  | { kind: 'polymorphic'; type: string };

export type FieldModel = FieldKind & { name: string; list: boolean; required: boolean };

/** An object type: fields of a document, group, array row or block. */
export interface ObjectModel {
  name: string;
  fields: FieldModel[];
}

/** A relationship to one of several collections: `{ relationTo, value }`. Members are sourced collection types. */
export interface PolymorphicModel {
  name: string;
  relationTo: string;
  union: string;
  members: string[];
}

/** A sourced collection or global. */
export interface EntityModel {
  kind: 'collection' | 'global';
  slug: string;
  type: string;
  /** Whether its documents are files. */
  upload: boolean;
  /** Whether its documents have save times, which sourcing by changes needs. */
  timestamps: boolean;
  /** Whether its documents have drafts. */
  drafts: boolean;
  /** Whether its documents are pages with a path. */
  paths: boolean;
  /** Whether its documents list their languages. */
  languages: boolean;
}

/** The plugin's model of the CMS's content, from which the main process and workers build the same types. */
export interface SchemaModel {
  entities: EntityModel[];
  objects: Record<string, ObjectModel>;
  polymorphic: Record<string, PolymorphicModel>;
  enums: Record<string, string[]>;
  /** Block types by union. */
  blocks: Record<string, string[]>;
}

/** Returns the sourced collection of a type. */
export function collectionOfType(model: SchemaModel, type: string): EntityModel | undefined {
  return model.entities.find((entity) => entity.kind === 'collection' && entity.type === type);
}
