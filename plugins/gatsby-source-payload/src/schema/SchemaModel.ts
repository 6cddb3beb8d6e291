/** The kinds of fields. Type names are those of the CMS, without the site's prefix. */
export type FieldKind =
  | { kind: 'scalar'; scalar: 'String' | 'Int' | 'Float' | 'Boolean' | 'Date' | 'JSON' }
  | { kind: 'enum'; type: string }
  | { kind: 'richText' }
  | { kind: 'object'; type: string }
  | { kind: 'blocks'; type: string }
  | { kind: 'relation'; type: string }
  | { kind: 'polymorphic'; type: string };

export type FieldModel = FieldKind & { name: string; list: boolean; required: boolean };

/** An object type. It has the fields of a document, group, array row or block. */
export interface ObjectModel {
  name: string;
  fields: FieldModel[];
}

/**
 * A relationship to one of several collections, in the form `{ relationTo, value }`. `members` are the types of those
 * collections that are sourced.
 */
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
  /** Whether its documents are files. */
  upload: boolean;
  /**
   * Whether its documents have the field `updatedAt`. Without it, all documents are read each time instead of only the
   * changes.
   */
  timestamps: boolean;
  /** Whether its documents have drafts. */
  drafts: boolean;
  /** Whether its documents are pages with a path. */
  paths: boolean;
  /** Whether its documents have a field that lists the languages in which they exist. */
  languages: boolean;
}

/** Model of the sourced content. The main process saves it, so that workers build the same types from it. */
export interface SchemaModel {
  entities: EntityModel[];
  objects: Record<string, ObjectModel>;
  polymorphic: Record<string, PolymorphicModel>;
  enums: Record<string, string[]>;
  /** Names of block types, by the name of their union. */
  blocks: Record<string, string[]>;
}

/** Returns the sourced collection whose documents have a type. */
export function collectionOfType(model: SchemaModel, type: string): EntityModel | undefined {
  return model.entities.find((entity) => entity.kind === 'collection' && entity.type === type);
}
