import type { CollectionConfig, Field } from 'payload';
import { mapOwnFields } from './mapOwnFields';

const CELL = '/platform/adminUi/NameCell#NameCell';

const withCell =
  (name: string) =>
  (field: Field): Field => {
    if (field.type !== 'text' || field.name !== name || !field.localized) return field;
    const { admin } = field;
    return { ...field, admin: { ...admin, components: { Cell: CELL, ...admin?.components } } };
  };

/**
 * Makes lists show a document's name in the other language if it has none in the current one. Otherwise a document that
 * exists only in Hebrew would have no name in the English list.
 */
export function nameInLists(collection: CollectionConfig): CollectionConfig {
  const name = collection.admin?.useAsTitle;
  return name ? { ...collection, fields: mapOwnFields(collection.fields, withCell(name)) } : collection;
}
