import type { Field } from 'payload';

/**
 * Applies a change to all fields, including those in groups, rows, tabs, arrays and blocks.
 * @param fields fields at any depth
 * @param change returns the changed field; its inner fields have already been changed
 */
export function mapFields(fields: readonly Field[], change: (field: Field) => Field): Field[] {
  return fields.map((field): Field => {
    if (field.type === 'tabs') {
      const tabs = field.tabs.map((tab) => ({ ...tab, fields: mapFields(tab.fields, change) }));
      return change({ ...field, tabs });
    }
    if (field.type === 'blocks') {
      const blocks = field.blocks.map((block) => ({ ...block, fields: mapFields(block.fields, change) }));
      return change({ ...field, blocks });
    }
    if ('fields' in field) return change({ ...field, fields: mapFields(field.fields, change) } as Field);
    return change(field);
  });
}
