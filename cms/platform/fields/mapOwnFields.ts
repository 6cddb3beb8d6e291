import type { Field } from 'payload';

/**
 * Applies a change to the fields of a document itself, including those in tabs, rows and collapsibles. Fields in
 * groups, arrays and blocks stay as they are.
 */
export function mapOwnFields(fields: readonly Field[], change: (field: Field) => Field): Field[] {
  return fields.map((field): Field => {
    if (field.type === 'tabs') {
      const tabs = field.tabs.map((tab) =>
        'name' in tab ? tab : { ...tab, fields: mapOwnFields(tab.fields, change) },
      );
      return { ...field, tabs };
    }
    if (field.type === 'row' || field.type === 'collapsible')
      return { ...field, fields: mapOwnFields(field.fields, change) };
    return change(field);
  });
}
