import type { CollectionConfig, Field } from 'payload';

const CELL = '/platform/adminUi/NameCell#NameCell';

function withCell(fields: readonly Field[], name: string): Field[] {
  return fields.map((field): Field => {
    if (field.type === 'tabs')
      return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: withCell(tab.fields, name) })) };
    if (field.type === 'row' || field.type === 'collapsible')
      return { ...field, fields: withCell(field.fields, name) };
    if (field.type !== 'text' || field.name !== name || !field.localized) return field;
    const { admin } = field;
    return { ...field, admin: { ...admin, components: { Cell: CELL, ...admin?.components } } };
  });
}

/**
 * Makes lists show a document's name in the other language if it has none in the current one. Otherwise a document that
 * exists only in Hebrew would have no name in the English list.
 */
export function nameInLists(collection: CollectionConfig): CollectionConfig {
  const name = collection.admin?.useAsTitle;
  return name ? { ...collection, fields: withCell(collection.fields, name) } : collection;
}
