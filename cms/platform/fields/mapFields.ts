import type { Field } from 'payload';

/**
 * Maps fields recursively, including those in groups, rows, tabs, lists and blocks.
 * @param fields fields at any depth
 * @param change maps a field whose inner fields are mapped already
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
